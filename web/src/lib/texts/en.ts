// The texts of one language as one chunk; rule books come when they are opened, those of the terminal stay there.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/en/*.ftl',
    '!../../../../src/parlour/texts/en/rules-*.ftl',
    '!../../../../src/parlour/texts/en/terminal.ftl',
    '!../../../../src/parlour/texts/en/serving.ftl',
    '!../../../../src/parlour/texts/en/words.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
