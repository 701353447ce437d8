/** The words of the workshop in this language, and those that games add: fetched with it, and not before. */
const texts = import.meta.glob<string>(['./*.ftl', '../../../games/*/workshop/locale/fr/*.ftl'], { query: '?raw', import: 'default', eager: true });
export default Object.values(texts);
