// The texts of one language as one chunk; rule books come when they are opened, those of the terminal stay there.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/de/*.ftl',
    '!../../../../src/parlour/texts/de/rules-*.ftl',
    '!../../../../src/parlour/texts/de/terminal.ftl',
    '!../../../../src/parlour/texts/de/serving.ftl',
    '!../../../../src/parlour/texts/de/words.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
