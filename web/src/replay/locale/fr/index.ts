/** The words of looking back at a game in this language. */
const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
