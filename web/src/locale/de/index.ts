/** All catalogues of this language in one chunk: the table's own, and those of every game. */
const texts = import.meta.glob<string>(['./*.ftl', '../../games/*/locale/de/*.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
