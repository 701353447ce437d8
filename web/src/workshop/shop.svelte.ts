/** A file on the workbench: its text, what is read from it, what the check finds, and what is being looked at. */
import { catalogue, checkScenario, type ScenarioCheck } from '../lib/connection/api';
import { settings } from '../lib/browser/settings.svelte';
import type { WorkshopParts } from '../games/game';
import type { Catalogue } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { draftOf, draftText, keepDraft } from './drafts';
import { insert, move, parse, remove, rename, samePath, set, valueAt, within, type Parsed, type Path } from './file/yaml';
import { located, type Found } from './findings';
import { difference, History } from './history';
import { Schemas, type Schema } from './schema';
import { ServerCopy } from './serverCopy.svelte';

/** After the last change, in milliseconds. */
const CHECK_AFTER = 120;
/** After that many milliseconds a server that could not be reached is asked again. */
const AGAIN_AFTER = 8000;
const KEEP_AFTER = 250;

export class Workshop {
  text = $state('');
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
  printed = $state.raw<Catalogue | null>(null);
  #good: Parsed;
  #history = new History();
  /** Goes up with every change, so that what may be taken back is looked at again. */
  #turn = $state(0);
  #asked = 0;
  /** The scenario of the program that this is a copy of. */
  readonly from: string;
  readonly server: ServerCopy;

  parsed = $derived.by<Parsed>(() => parse(this.text));
  /** What can be read now, or could be the last time. */
  readable = $derived.by<Parsed>(() => (this.parsed.wrong ? this.#good : (this.#good = this.parsed)));
  value = $derived.by<unknown>(() => this.readable.value ?? {});
  findings = $derived.by<Found[]>(() => {
    const { parsed } = this;
    if (parsed.wrong) {
      const said = t('workshop-unread', { what: parsed.wrong });
      return [{ line: parsed.line, text: said, grave: true, path: [], said }];
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
    readonly draft: string,
    text: string,
    readonly schemas: Schemas,
    readonly parts: WorkshopParts,
  ) {
    this.text = text;
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
    });
    $effect(() => {
      const now = this.text;
      const timer = setTimeout(() => this.keep(now), KEEP_AFTER);
      return () => clearTimeout(timer);
    });
  }

  async #check(text: string, language: string): Promise<void> {
    const turn = ++this.#asked;
    try {
      const found = await checkScenario(text, language);
      if (turn !== this.#asked) return;
      this.found = found;
      this.checked = text;
      this.unreachable = false;
    } catch {
      if (turn === this.#asked) this.unreachable = true;
    }
  }

  /** Asks again, where the server could not be reached. */
  again(): void {
    void this.#check(this.text, settings.language);
  }

  keep(text = this.text): void {
    if (draftText(this.draft) === text) return;
    const known = draftOf(this.draft);
    this.unkept = !keepDraft({ ...known, id: this.draft, game: this.game, name: this.name || known?.name || this.draft, at: Date.now() }, text);
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
    this.#history.note(difference(this.text, now), typed && !copied, Date.now());
    this.text = now;
    this.#turn++;
  }

  undo(): void {
    this.text = this.#history.undo(this.text);
    this.#turn++;
  }

  redo(): void {
    this.text = this.#history.redo(this.text);
    this.#turn++;
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
