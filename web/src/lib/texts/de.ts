// The texts of the house in one language; those of games and rule books come when they are opened.
export default import.meta.glob<string>(
  '../../../../src/parlour/texts/de/{finding,help,house,refusals,rulebook,shelf,table,terms}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
