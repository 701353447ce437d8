/** The words of the balance lab in this language. */
const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
