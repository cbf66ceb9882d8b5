// The texts of the house in one language, and the others, which come when they are opened.
const house = import.meta.glob<string>(
  '../../../../src/parlour/texts/it/{finding,house,rulebook,shelf,table,terms}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
const more = import.meta.glob<string>(
  [
    '../../../../src/parlour/texts/it/*.ftl',
    '!../../../../src/parlour/texts/it/{finding,head,house,rulebook,serving,shelf,table,terminal,terms,typed,words}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export default { house, more };
