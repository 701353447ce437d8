/** What somebody reads of the rules of a game, on the page of the rules or over a table. */
import { settings } from '../lib/browser/settings.svelte';
import { sections } from '../lib/connection/api';
import { ClauseSearch, clausesOf } from '../lib/connection/clauseSearch.svelte';
import { glossary, guide, lookup } from '../lib/connection/guide';
import { Loaded } from '../lib/connection/load.svelte';
import { terms } from '../lib/stores/terms.svelte';

/** How to play, what the terms mean, or every clause. */
export type View = 'guide' | 'glossary' | 'register';
export const VIEWS: readonly View[] = ['guide', 'glossary', 'register'];
const MOST = 60;

export class Reading {
  readonly search: ClauseSearch;
  /** The sections of the rules. */
  readonly sections = new Loaded(async () => (this.game() ? await sections(this.game(), settings.language) : []));
  readonly page = new Loaded(async () => (this.game() && this.view() === 'guide' ? await guide(this.game(), settings.language) : null));
  readonly terms = new Loaded(async () => (this.game() && this.view() === 'glossary' ? await glossary(this.game(), settings.language) : null));
  /** What was found for the words, the clause or the section that is sought. */
  readonly found = new Loaded(async () =>
    this.game() && this.search.sought ? await lookup(this.game(), this.search.sought, MOST, settings.language) : null,
  );
  /** The section one is in: the one that was opened, or the first. */
  readonly section = $derived.by(() => this.opened() || (this.sections.value?.[0]?.key ?? ''));
  readonly clauses = new Loaded(async () =>
    this.game() && this.view() === 'register' && this.section ? await clausesOf(this.game(), this.section) : null,
  );

  /** To be called while a component is set up. */
  constructor(
    private readonly game: () => string,
    readonly view: () => View,
    private readonly opened: () => string,
    begin = '',
  ) {
    this.search = new ClauseSearch(begin);
    terms.follow(game);
  }
}
