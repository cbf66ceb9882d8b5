// The texts of one language as one chunk; rule books come when they are opened, the terminal has its own.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/en/*.ftl',
    '!../../../../src/parlour/texts/en/rules-*.ftl',
    '!../../../../src/parlour/texts/en/terminal.ftl',
    '!../../../../src/parlour/texts/en/serving.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
