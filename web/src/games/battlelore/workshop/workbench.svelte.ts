/** What tray and battleground share: which brush is in hand, whose it is, and what is being painted. */
import { parse, valueAt, type Path } from '../../../workshop/file/yaml';
import { Call } from '../../../workshop/call.svelte';
import { perShop } from '../../../workshop/perShop.svelte';
import type { Workshop } from '../../../workshop/shop.svelte';
import type { BattleloreCatalogue } from '../../../lib/protocol';
import * as edits from './battleground';
import { battlegroundOf, hexIn, SIDES, type Battleground, type Ground, type Held, type Side } from './battleground';

/** What can be taken from the tray; `word` is the land or the unit. */
export interface Brush {
  kind: Ground | 'units' | 'chest' | 'grave' | 'quest' | 'hold' | 'tent' | 'wall';
  word: string;
}
/** What is put on hexes besides land and units. */
export const MARKS = ['chest', 'grave', 'quest', 'hold', 'tent', 'wall'] as const;
/** These are not spread by dragging. */
const SINGLE: readonly string[] = ['quest', 'tent', 'wall'];

export class BattlegroundWorkbench {
  brush = $state.raw<Brush | null>(null);
  /** Whose units, objectives and tents are put down. */
  side = $state<Side>('standard');
  /** The hex of a unit that is to be moved. */
  moving = $state('');
  /** Where a walk by keys stands. */
  cursor = $state('4.6');
  pointed = $state<string | null>(null);
  /** For the keys, when they are to be on the battleground. */
  readonly call = new Call();
  /** What a drag has painted so far; it becomes one change of the file. */
  #stroke = $state.raw<{ text: string; hexes: string[] } | null>(null);
  #hex = $state('');

  constructor(readonly shop: Workshop) {}

  order = $derived.by(() => this.shop.schemas.keys(this.shop.schemas.file));
  value = $derived.by<unknown>(() => (this.#stroke ? parse(this.#stroke.text).value : this.shop.value));
  battleground = $derived.by<Battleground>(() => battlegroundOf(this.value));
  catalogue = $derived.by(() => this.shop.printed as BattleloreCatalogue | null);
  armed = $derived.by(() => this.brush !== null || this.moving !== '');
  /** The hex that is looked at: the one a part of the file is about, or one that was chosen. */
  hex = $derived.by(() => {
    const { selected } = this.shop;
    return (selected.length ? hexIn(this.shop.value, selected) : undefined) ?? this.#hex;
  });
  stroke = $derived.by(() => this.#stroke?.hexes ?? []);

  /** The words that a part of the schema has for keys: kinds of land or of units. */
  words(...path: string[]): readonly string[] {
    let schema = this.shop.schemas.file.properties?.[path[0] ?? ''];
    for (let n = 1; n < path.length; n++) schema = schema ? this.shop.schemas.entries(schema) : undefined;
    return (schema && this.shop.schemas.plain(schema).propertyNames?.enum) ?? [];
  }

  take(brush: Brush): void {
    const same = this.isHeld(brush);
    this.drop();
    if (!same) this.brush = brush;
    // Where an objective is looked at, hexes are added to it; a new one begins with nothing chosen.
    if (brush.kind === 'hold' && this.held === null) this.shop.selected = [];
  }

  isHeld(brush: Brush): boolean {
    return this.brush?.kind === brush.kind && this.brush.word === brush.word;
  }

  drop(): void {
    this.brush = null;
    this.moving = '';
    this.#stroke = null;
  }

  /** The objective that is looked at, where it belongs to the side in hand. */
  held = $derived.by<number | null>(() => {
    const [top, n] = this.shop.selected;
    return top === 'hold' && typeof n === 'number' && this.shop.at(['hold', n, 'side']) === this.side ? n : null;
  });

  // -- looking --------------------------------------------------------------------------------------------------------

  /** The way to what is uppermost on a hex. */
  pathOf(hex: string): Path {
    const { units, chests, holds, graves, walls, tents, land, quest } = this.battleground;
    const on = [units, quest ? [quest] : [], chests, holds.flatMap(({ hexes }) => hexes), graves, tents, walls, land];
    return on.flat().find((thing) => thing.hex === hex)?.path ?? [];
  }

  look(hex: string, path = this.pathOf(hex)): void {
    this.cursor = hex;
    this.#hex = hex;
    // The picture stays: what is chosen here is shown in the text, not in a form.
    this.shop.selected = path;
  }

  // -- changing -------------------------------------------------------------------------------------------------------

  change(text: string, hex: string): void {
    this.shop.change(text);
    this.look(hex);
  }

  #painted(text: string, hex: string, first: string): string {
    const { brush, side, order } = this;
    if (!brush) return text;
    const { kind, word } = brush;
    switch (kind) {
      case 'terrain':
      case 'landmarks':
        return edits.lay(text, hex, kind, word, order);
      case 'units':
        return edits.stand(text, hex, side, word);
      case 'chest':
        return edits.bury(text, hex, order);
      case 'grave':
        // The first hex of a stroke says whether graves are dug or filled.
        return this.#isGrave(first) === this.#isGrave(hex) ? edits.grave(text, hex, order) : text;
      case 'hold': {
        if (this.#holds(this.shop.value, first)) return edits.abandon(text, hex, side);
        // A stroke is one objective.
        const n = hex === first ? this.held : (this.#holds(parse(text).value, first)?.path[1] ?? null);
        return edits.hold(text, hex, side, n === null ? null : Number(n), order);
      }
      case 'quest':
        return edits.quest(text, hex, String(this.rewards[0] ?? ''), order);
      case 'tent':
        return edits.pitch(text, hex, side, order);
      case 'wall':
        return text;
    }
  }

  #isGrave(hex: string): boolean {
    return battlegroundOf(this.shop.value).graves.some((grave) => grave.hex === hex);
  }

  /** The objective of the side in hand that a hex belongs to. */
  #holds(value: unknown, hex: string): Held | undefined {
    return battlegroundOf(value).holds.find((held) => held.side === this.side && held.hexes.some((spot) => spot.hex === hex));
  }

  /** What a quest may be worth. */
  rewards = $derived.by<readonly unknown[]>(() => {
    const quest = this.shop.schemas.file.properties?.['quest'];
    return (quest && this.shop.schemas.plain(this.shop.schemas.plain(quest).properties?.['chest'] ?? {}).enum) ?? [];
  });

  /** What pressing a hex does: paint it, move somebody there, or look at it. `towards` is the neighbour one points at. */
  press(hex: string, towards?: string): void {
    const { shop, brush, moving } = this;
    if (moving) {
      this.moving = '';
      this.change(edits.march(shop.text, moving, hex), hex);
    } else if (brush?.kind === 'wall') {
      if (towards) this.change(edits.wall(shop.text, hex, towards, this.order), hex);
      else this.look(hex, []);
    } else if (brush) {
      shop.change(this.#painted(shop.text, hex, hex));
      this.look(hex, this.#put(hex));
    } else this.look(hex);
  }

  /** The way to what the brush has just put on a hex. */
  #put(hex: string): Path {
    const { brush } = this;
    const battleground = battlegroundOf(this.shop.parsed.value);
    if (brush?.kind === 'hold') return this.#holds(this.shop.parsed.value, hex)?.path ?? [];
    const on = { chest: battleground.chests, grave: battleground.graves, tent: battleground.tents, units: battleground.units, terrain: battleground.land, landmarks: battleground.land, quest: battleground.quest ? [battleground.quest] : [], wall: battleground.walls };
    return brush ? (on[brush.kind].findLast((thing) => thing.hex === hex)?.path ?? []) : [];
  }

  /** Whether dragging from a hex does something. */
  drags(hex: string): boolean {
    return this.brush ? !SINGLE.includes(this.brush.kind) : this.battleground.units.some((unit) => unit.hex === hex);
  }

  /** A drag has come to a hex. */
  over(from: string, hex: string): void {
    this.cursor = hex;
    if (!this.brush) {
      this.moving = from;
      return;
    }
    const known = this.#stroke ?? { text: this.#painted(this.shop.text, from, from), hexes: [from] };
    if (known.hexes.includes(hex)) this.#stroke = known;
    else this.#stroke = { text: this.#painted(known.text, hex, from), hexes: [...known.hexes, hex] };
  }

  /** A drag is over; `hex` where it ended on one. */
  dropped(hex: string | null): void {
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke) {
      this.shop.change(stroke.text);
      const last = stroke.hexes.at(-1) ?? '';
      this.look(last, this.#put(last));
    } else if (this.moving && hex) this.press(hex);
    this.moving = '';
  }

  strip(hex: string): void {
    this.change(edits.strip(this.shop.text, hex, this.order), hex);
    this.call.make();
  }

  changeSide(hex: string): void {
    this.change(edits.changeSide(this.shop.text, hex), hex);
  }

  move(hex: string): void {
    if (!this.battleground.units.some((unit) => unit.hex === hex)) return;
    this.drop();
    this.look(hex);
    this.moving = hex;
    this.call.make();
  }
}


export const unitsOf = (value: unknown, side: Side): number =>
  Object.values((valueAt(value, ['units', side]) ?? {}) as object).reduce((sum: number, hexes: unknown) => sum + (Array.isArray(hexes) ? hexes.length : 0), 0);
export const reservesOf = (value: unknown, side: Side): number =>
  Object.values((valueAt(value, ['call_to_arms', side]) ?? {}) as object).reduce((sum: number, n: unknown) => sum + (Number(n) || 0), 0);
export const sideNumber = (side: Side): number => SIDES.indexOf(side);

export const workbenchOf = perShop((shop) => new BattlegroundWorkbench(shop));
