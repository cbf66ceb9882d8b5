// The texts of one language as one chunk; the rule books come when they are opened.
export default import.meta.glob<string>(
  ['../../../../src/parlour/texts/it/*.ftl', '!**/rules-*.ftl', '!**/terminal.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
