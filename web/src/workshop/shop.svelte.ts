/** A file on the workbench: its text, what is read from it, what the check finds, and what is being looked at. */
import { ApiError, catalogue, checkScenario, scenarioSchema, type ScenarioCheck } from '../lib/connection/api';
import { settings } from '../lib/browser/settings.svelte';
import type { WorkshopParts } from '../games/game';
import type { Catalogue } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { draftOf, draftText, keepDraft, newDraft, onWritten } from './drafts';
import { insert, move, parse, remove, rename, samePath, set, valueAt, within, type Parsed, type Path } from './file/yaml';
import { located, type Found } from './findings';
import { goOnAs } from './opened';
import { difference, forgetHistory, historyOf, rememberHistory, type Change, type History } from './history';
import { Schemas, type Schema } from './schema';
import { ServerCopy } from './serverCopy.svelte';

/** After the last change, in milliseconds. */
const CHECK_AFTER = 120;
/** After that many milliseconds a server that could not be reached is asked again. */
const AGAIN_AFTER = 8000;
const KEEP_AFTER = 250;

export class Workshop {
  #text = $state('');
  /** The same text, for when the page goes: Svelte then tells what a state was before the last change. */
  #now = '';
  /** What is being looked at, in the picture, the forms and the text. */
  selected = $state.raw<Path>([]);
  section = $state('');
  found = $state.raw<ScenarioCheck | null>(null);
  /** For which text `found` was found. */
  checked = $state('');
  /** The server could not be asked. */
  unreachable = $state(false);
  /** The browser keeps nothing: no room is left, or it may not. */
  unkept = $state(false);
  /** `shared`: another tab changes it as well. `apart`: both have changed it at once, and this is a draft of its own since. */
  tabs = $state<'' | 'shared' | 'apart'>('');
  /** What may stand in the file, told in the reader's language. */
  schemas = $state.raw<Schemas>(new Schemas({}));
  /** Under which id it is kept. */
  draft = $state('');
  printed = $state.raw<Catalogue | null>(null);
  #good: Parsed;
  /** What could be read before somebody began to write in a line: half a line may be read as something else than it becomes. */
  #before: Parsed | null = null;
  /** Where the line begins that is being written. */
  #line = -1;
  readonly #history: History;
  /** The text that is kept, as far as this tab knows. */
  #kept = '';
  /** Goes up with every change, so that what may be taken back is looked at again. */
  #turn = $state(0);
  #asked = 0;
  /** The scenario of the program that this is a copy of. */
  readonly from: string;
  readonly server: ServerCopy;

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = this.#now = text;
  }

  parsed = $derived.by<Parsed>(() => parse(this.text));
  /** What can be read now, or could be the last time. */
  readable = $derived.by<Parsed>(() => (this.parsed.wrong ? (this.#before ?? this.#good) : (this.#good = this.parsed)));
  value = $derived.by<unknown>(() => this.readable.value ?? {});
  findings = $derived.by<Found[]>(() => {
    const { parsed } = this;
    if (parsed.wrong) {
      const said = t('workshop-unread', { what: parsed.wrong });
      return [{ line: parsed.line, text: said, grave: true, path: [], said }];
    }
    if (!this.text.trim()) {
      const said = t('workshop-empty');
      return [{ line: 1, text: said, grave: true, path: [], said }];
    }
    const { errors = [], warnings = [] } = this.found ?? {};
    return located(parsed, errors, warnings);
  });
  readonly #sentences = $derived.by(() => new Map((this.found?.sentences ?? []).map(({ path, text }) => [JSON.stringify(path.map(String)), text])));
  canUndo = $derived.by(() => (void this.#turn, this.#history.past.length > 0));
  canRedo = $derived.by(() => (void this.#turn, this.#history.future.length > 0));
  /** Whether it can be begun as it stands. */
  playable = $derived.by(() => this.checked === this.text && this.found?.scenario != null);
  name = $derived.by(() => String(valueAt(this.value, ['name']) ?? ''));

  /** To be called while a component is set up. */
  constructor(
    readonly game: string,
    draft: string,
    text: string,
    schemas: Schemas,
    readonly parts: WorkshopParts,
  ) {
    this.text = this.#kept = text;
    this.draft = draft;
    this.schemas = schemas;
    this.#history = historyOf(draft, text);
    this.from = draftOf(draft)?.from ?? '';
    this.server = new ServerCopy(this);
    this.#good = parse(text);
    this.section = parts.sections[0]?.id ?? '';
    $effect(() => {
      const [now, language] = [this.text, settings.language];
      const timer = setTimeout(() => void this.#check(now, language), this.found ? CHECK_AFTER : 0);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.unreachable) return undefined;
      const again = (): void => this.again();
      const timer = setInterval(again, AGAIN_AFTER);
      addEventListener('online', again);
      return () => (clearInterval(timer), removeEventListener('online', again));
    });
    $effect(() => {
      const { language } = settings;
      catalogue(game, language).then((found) => (this.printed = found), () => {});
      scenarioSchema(game, language).then((found) => (this.schemas = new Schemas(found as Schema)), () => {});
    });
    $effect(() => {
      const now = this.text;
      const timer = setTimeout(() => this.keep(now), KEEP_AFTER);
      return () => clearTimeout(timer);
    });
    // What was changed a moment ago is kept as well when somebody leaves.
    $effect(() => () => this.#now !== this.#kept && this.keep());
    $effect(() => onWritten((id, before) => id === this.draft && this.#look(before)));
    $effect(() => {
      // A tab that slept has heard nothing.
      const woken = (): void => this.#look();
      addEventListener('visibilitychange', woken);
      return () => removeEventListener('visibilitychange', woken);
    });
  }

  async #check(text: string, language: string): Promise<void> {
    const turn = ++this.#asked;
    if (!text.trim()) {
      // Nothing to ask about.
      this.unreachable = false;
      this.found = null;
      return;
    }
    try {
      const found = await checkScenario(text, language);
      if (turn !== this.#asked) return;
      this.found = found;
      this.checked = text;
      this.unreachable = false;
    } catch (error) {
      if (turn !== this.#asked) return;
      // A server that refuses a file is there, and what it says is about the file.
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      this.unreachable = !refused;
      if (!refused) return;
      this.found = { game: this.game, errors: [{ line: 1, text: error.text }], warnings: [], sentences: [], scenario: null };
      this.checked = text;
    }
  }

  /** Asks again, where the server could not be reached. */
  again(): void {
    void this.#check(this.text, settings.language);
  }

  keep(text = this.#now): void {
    const there = draftText(this.draft);
    if (there !== null && there !== text && there !== this.#kept) return this.#part();
    if (there !== text) {
      const known = draftOf(this.draft);
      const kept = keepDraft({ ...known, id: this.draft, game: this.game, name: this.name || known?.name || this.draft, at: Date.now() }, text);
      this.unkept = !kept;
      // What could not be written is no other tab's: what is kept is still what it was.
      if (!kept) text = draftText(this.draft) ?? text;
    }
    this.#kept = text;
  }

  // -- other tabs -----------------------------------------------------------------------------------------------------

  /** Takes over what another tab has kept; `before` is what that tab took to be kept. */
  #look(before: string | null = this.#kept): void {
    const there = draftText(this.draft);
    if (there === null || there === this.#kept) return;
    if (there !== this.text) {
      if (this.text !== this.#kept || before !== this.#kept) return this.#part();
      this.#history.note(difference(this.text, there), false, Date.now());
      this.#leaveLine();
      this.text = there;
      this.#changed();
      this.tabs = 'shared';
    }
    this.#kept = there;
  }

  /** Another tab has kept something else in the meantime: what stands here goes on as a draft of its own, so that both are there. */
  #part(): void {
    const known = draftOf(this.draft);
    const own = newDraft(this.game, this.name || known?.name || this.draft, this.#now, this.from ? { from: this.from } : {});
    if (!own) {
      this.unkept = true;
      return;
    }
    goOnAs(this.draft, own);
    forgetHistory(this.draft);
    this.draft = own;
    this.#kept = this.#now;
    this.tabs = 'apart';
    this.server.leave();
    this.#changed();
  }

  // -- changes --------------------------------------------------------------------------------------------------------

  /**
   * Gives the file another text; `typed` where somebody writes in it. A copy of a scenario of the program becomes one of its
   * own with the first change, and needs an id of its own from then on.
   */
  change(text: string, typed = false): void {
    if (text === this.text) return;
    const { from } = this;
    const copied = from !== '' && valueAt(parse(text).value, ['id']) === from;
    const now = copied ? set(text, ['id'], `${from.slice(0, 36)}_own`) : text;
    const what = difference(this.text, now);
    this.#history.note(what, typed && !copied, Date.now());
    this.#begin(what, typed && !copied);
    this.text = now;
    this.#changed();
  }

  /** Remembers what can be read now, unless somebody goes on in the line in which the last change was written. */
  #begin({ from, removed, inserted }: Change, typed: boolean): void {
    const line = typed && !`${removed}${inserted}`.includes('\n') ? this.text.lastIndexOf('\n', from - 1) + 1 : -1;
    if ((line < 0 || line !== this.#line) && !this.parsed.wrong) this.#before = this.parsed;
    this.#line = line;
  }

  /** What is taken back or comes from elsewhere is no line that somebody writes. */
  #leaveLine(): void {
    if (!this.parsed.wrong) this.#before = null;
    this.#line = -1;
  }

  undo(): void {
    this.#leaveLine();
    this.text = this.#history.undo(this.text);
    this.#changed();
  }

  redo(): void {
    this.#leaveLine();
    this.text = this.#history.redo(this.text);
    this.#changed();
  }

  #changed(): void {
    this.#turn++;
    rememberHistory(this.draft, this.#history, this.#now);
  }

  at(path: Path): unknown {
    return valueAt(this.value, path);
  }

  schemaAt(path: Path): Schema | null {
    return this.schemas.at(path, this.value);
  }

  /** `text` is what the change is made to, where something else belongs to the same change. */
  set(path: Path, value: unknown, text = this.text): void {
    const parent = this.schemaAt(path.slice(0, -1));
    const one = parent ? this.schemas.plain(parent) : null;
    this.change(set(text, path, value, one?.properties ? this.schemas.keys(one) : []));
  }

  remove(path: Path): void {
    this.change(remove(this.text, path));
  }

  insert(path: Path, index: number, value: unknown, text = this.text): void {
    const list = this.at(path);
    if (Array.isArray(list)) this.change(insert(text, path, index, value));
    else this.set(path, [value], text);
  }

  move(path: Path, from: number, to: number): void {
    this.change(move(this.text, path, from, to));
  }

  rename(path: Path, key: string): void {
    this.change(rename(this.text, path, key));
  }

  select(path: Path): void {
    this.selected = path;
    const top = String(path[0] ?? '');
    const section = this.parts.sections.find(({ keys }) => keys.includes(top));
    if (section) this.section = section.id;
  }

  // -- what is said of a part -----------------------------------------------------------------------------------------

  sentence(path: Path): string {
    return this.#sentences.get(JSON.stringify(path.map(String))) ?? '';
  }

  /** What the check finds in a part, and in what it is made of. */
  findingsIn(path: Path): Found[] {
    return this.findings.filter((each) => each.path.length > 0 && within(each.path, path));
  }

  /** What it finds about exactly this. */
  findingsAt(path: Path): Found[] {
    return this.findings.filter((each) => each.path.length > 0 && samePath(each.path, path));
  }

  names = (kind: string): readonly { value: string; label: string }[] => this.parts.names(kind, this);
}
