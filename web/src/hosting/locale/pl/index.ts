/** The words of the host's page in this language: fetched with it, and not before. */
const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
