/** The interface's own words: Fluent catalogues, one language in memory at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language } from './browser/settings.svelte';

export type Args = Record<string, FluentVariable>;

export type Catalogues = Record<Language, () => Promise<{ default: string[] }>>;

const languages: Catalogues = {
  en: () => import('../locale/en'),
  fr: () => import('../locale/fr'),
  de: () => import('../locale/de'),
  pl: () => import('../locale/pl'),
};

let bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));

/** Builds a bundle from catalogue texts. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** What pages have fetched besides, because only they need it. */
const more = new Set<Catalogues>();

/** The language asked for last, which may not be shown yet. */
let wanted: Language = 'en';
/** The loading begun last: it fetches what every earlier one would have shown, so only it may show anything. */
let newest: Promise<FluentBundle> | undefined;

/** Loads a language and then shows it everywhere; the old one stays until the new one is complete. */
export async function loadWords(language: Language): Promise<void> {
  wanted = language;
  newest = fetched(language);
  await shown();
}

/** Waits for the loading begun last, also when another one begins meanwhile, and shows what it brings. */
async function shown(): Promise<void> {
  const mine = newest;
  const made = await mine;
  if (mine !== newest) return shown();
  if (!made || made === bundle) return;
  bundle = made;
  document.documentElement.lang = made.locales[0] ?? wanted;
}

async function fetched(language: Language): Promise<FluentBundle> {
  const texts = await Promise.all([languages, ...more].map(async (catalogues) => (await catalogues[language]()).default));
  return bundleOf(language, texts.flat());
}

/** The language now shown; reactive. */
export function language(): Language {
  return bundle.locales[0] as Language;
}

/**
 * Adds the words of a page to those of the table, now and in every language chosen later. It reads nothing reactive: what
 * waits for it in a template would begin again with the words it has brought.
 */
export async function addWords(catalogues: Catalogues): Promise<void> {
  if (more.has(catalogues)) return shown();
  more.add(catalogues);
  try {
    await loadWords(wanted);
  } catch (error) {
    more.delete(catalogues);
    throw error;
  }
}

/** The words of a message. A missing message shows its id, so that a gap is seen and not a blank. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args, []);
}

/** Whether the catalogues have a message: for texts that only some components have. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** A stretch of time in words, in the largest unit it is a whole number of: 10 minutes, 1 day. */
export function spanText(seconds: number): string {
  const [unit, long] = seconds % 86_400 === 0 ? ['days', 86_400] : seconds % 3600 === 0 ? ['hours', 3600] : ['minutes', 60];
  return t('time-span', { unit, n: Math.ceil(seconds / Number(long)) });
}
