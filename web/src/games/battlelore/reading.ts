/** What a question of an adventure is about, from how the server names its answers. */
import type { Asked, BattleloreView, Option } from '../../lib/protocol';
import { rest, word } from '../../lib/stores/anchors';
import { hexOf } from './battleground/geometry';
import type { CardKind } from './coloursAndSigns';

/** The hex one clicks for an answer, or nothing where it is not on the battleground. */
export function hexIn(option: Pick<Option, 'at'>, view: Pick<BattleloreView, 'units' | 'heroes'> | null): string | null {
  const what = rest(option.at);
  switch (word(option.at)) {
    case 'hex':
    case 'chest':
    case 'quest':
      return hexOf(what) ? what : null;
    case 'unit':
    case 'deed':
      return view?.units[what]?.hex ?? null;
    case 'hero':
      return view?.heroes[what]?.hex || null;
    default:
      return null;
  }
}

export type Hand = 'command' | 'lore';

/** The cards of a hand that answer the question now, by their ids. */
export function inHand(options: readonly Option[], hand: Hand): Map<string, Option> {
  return new Map(options.flatMap((option) => (word(option.at) === hand ? [[rest(option.at), option] as const] : [])));
}

/** What an answer chooses where it is a thing of the box, by its anchor. */
const THINGS: Record<string, Thing['kind']> = { command: 'command', lore: 'lore', artifact: 'artifact', skill: 'skill', master: 'master', class: 'class', fallen: 'unit', die: 'die' };

export interface Thing {
  kind: CardKind | 'master' | 'class' | 'unit' | 'die';
  id: string;
  option: Option;
}

/** The answers that are things of the box, in the order they came. */
export function thingsIn(options: readonly Option[]): Thing[] {
  return options.flatMap((option) => {
    const kind = THINGS[word(option.at)];
    return kind ? [{ kind, id: rest(option.at), option }] : [];
  });
}

/** More buttons than this do not fit beside the question. */
const BUTTONS = 4;
/** Answers whose words need more room than a button has. */
const LONG = 34;

/**
 * Which window a question gets: things laid out, plain answers as tiles, or none where the battleground, the hands and the
 * choice bar are enough.
 */
export function windowOf(asked: Pick<Asked, 'options'>, view: BattleloreView | null, side: 0 | 1): 'things' | 'tiles' | null {
  const { options } = asked;
  if (options.some((option) => hexIn(option, view) && ['hex', 'unit', 'hero'].includes(word(option.at)))) return null;
  const own = view?.sides[side];
  const held = (thing: Thing): boolean =>
    (thing.kind === 'command' && word(thing.option.key) === 'play') || (thing.kind === 'lore' && word(thing.option.key) !== 'take' && (own?.lore_hand ?? []).includes(thing.id));
  const things = thingsIn(options);
  if (things.some((thing) => !held(thing))) return 'things';
  const plain = options.filter((option) => !things.some((thing) => thing.option === option));
  return plain.length > BUTTONS || plain.some((option) => (option.short || option.label).length > LONG) ? 'tiles' : null;
}

/** A chance as people read it. */
export function chance(n: number): number {
  return n > 0 && n < 0.005 ? 1 : n < 1 && n > 0.995 ? 99 : Math.round(n * 100);
}
