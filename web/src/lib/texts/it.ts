// The texts of one language as one chunk; rule books come when they are opened, those of the terminal stay there.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/it/*.ftl',
    '!../../../../src/parlour/texts/it/rules-*.ftl',
    '!../../../../src/parlour/texts/it/terminal.ftl',
    '!../../../../src/parlour/texts/it/serving.ftl',
    '!../../../../src/parlour/texts/it/words.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
