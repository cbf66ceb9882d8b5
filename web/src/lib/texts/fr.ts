// The texts of one language as one chunk; rule books come when they are opened, the terminal has its own.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/fr/*.ftl',
    '!../../../../src/parlour/texts/fr/rules-*.ftl',
    '!../../../../src/parlour/texts/fr/terminal.ftl',
    '!../../../../src/parlour/texts/fr/serving.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
