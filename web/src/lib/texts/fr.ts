// The texts of one language as one chunk; rule books come when they are opened, those of the terminal stay there.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/fr/*.ftl',
    '!../../../../src/parlour/texts/fr/rules-*.ftl',
    '!../../../../src/parlour/texts/fr/terminal.ftl',
    '!../../../../src/parlour/texts/fr/serving.ftl',
    '!../../../../src/parlour/texts/fr/words.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
