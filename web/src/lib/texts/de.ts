// The texts of one language as one chunk; rule books come when they are opened, the terminal has its own.
export default import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/de/*.ftl',
    '!../../../../src/parlour/texts/de/rules-*.ftl',
    '!../../../../src/parlour/texts/de/terminal.ftl',
    '!../../../../src/parlour/texts/de/serving.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
