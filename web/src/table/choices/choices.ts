/** How the answers of a question are laid out in the choice bar. */
import type { IconName } from '../../art/icon-names';
import { word } from '../../lib/stores/anchors';
import type { Asked, Option } from '../../lib/protocol';

export interface Arranged {
  /** The golden button. */
  main: Option | null;
  /** Buttons beside it. */
  plain: Option[];
  /** Answers that have no button and are in the list of all: most of them lie on the table as well, but none in a window. */
  listed: number;
}

/** How much of a question a window shows: none of it, what is about things, or every answer. */
export type InWindow = 'nothing' | 'things' | 'all';

/** In the place of an answer: the several ones that are planned. */
export const PLAN = 'plan';

/** A longer label stands better in the window that shows the question. */
const LONG = 34;

function needsButton(option: Option, onTable: ReadonlySet<string>, inWindow: InWindow): boolean {
  if (inWindow === 'all') return false;
  if (inWindow === 'things') return !option.at && words(option).length <= LONG;
  return !option.at || !onTable.has(word(option.at));
}

/**
 * The answers with a button of their own, as many as there is room for; those that end something come last.
 * `onTable`: anchors of things that are chosen where they lie. `inWindow`: what a window over the board shows of the question.
 */
export function arrange(asked: Asked, room: number, onTable: ReadonlySet<string>, inWindow: InWindow = 'nothing'): Arranged {
  const main = asked.options.find((option) => option.main) ?? null;
  const wanted = asked.options.filter((option) => option !== main && needsButton(option, onTable, inWindow));
  const ending = wanted.filter((option) => option.tone === 'end' || option.tone === 'danger');
  const others = wanted.filter((option) => !ending.includes(option));
  const plain = [...others.slice(0, Math.max(0, room - ending.length)), ...ending.slice(0, room)];
  const rest = asked.options.filter((option) => option !== main && !plain.includes(option));
  const seen = (option: Option): boolean => inWindow === 'all' || (inWindow === 'things' && !!option.at);
  return { main, plain, listed: rest.filter((option) => !seen(option)).length };
}

/** What the key for "done here" gives: the expected answer, else the one that ends the turn or the window. */
export function closing(asked: Asked): Option | null {
  const ends = asked.options.filter((option) => option.tone === 'end');
  return asked.options.find((option) => option.main) ?? (ends.length === 1 ? (ends[0] ?? null) : null);
}

/** The options whose words have all the words of a filter. */
export function filtered(options: readonly Option[], filter: string): Option[] {
  const words = folded(filter).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = folded(`${option.label} ${option.short ?? ''} ${option.cost ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const ICONS: Record<string, IconName> = {
  build: 'hammer-nails',
  buy_spell: 'spell-book',
  recruit: 'rally-the-troops',
  reinforce: 'rally-the-troops',
  attack: 'crossed-swords',
  defend: 'shield',
  reroll: 'perspective-dice-six-faces-random',
  morale_reroll: 'perspective-dice-six-faces-random',
  luck_reroll: 'perspective-dice-six-faces-random',
  morale_draw: 'bugle-call',
  morale_swap: 'bugle-call',
  retreat: 'run',
  surrender: 'flying-flag',
  discover: 'spyglass',
  trade: 'scales',
  look: 'card-draw',
  take_top: 'card-pickup',
  cast: 'bolt-spell-cast',
  hire: 'person',
};

/** A sign for what an answer does, where there is a fitting one. */
export function iconOf(option: Option): IconName | undefined {
  const known = ICONS[option.key.split(':', 1)[0] ?? ''];
  return known ?? (option.tone === 'fight' ? 'crossed-swords' : undefined);
}

/** What a button says. */
export function words(option: Option): string {
  return option.short || option.label;
}
