// All drawings of the cards, to be put on the page together.
const drawings = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

export default Object.values(drawings).join('');
