/** The words for clocks and for ending a game in this language. */
const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
