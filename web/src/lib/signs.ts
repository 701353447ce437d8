/** The signs by which shared parts show what is a game's own. Each game names them in `games/ID/signs.ts`. */
import type { Component } from 'svelte';
import type { IconName } from '../art/icon-names';
import { has, t } from './words.svelte';

export interface Signs {
  /**
   * The colours that seats wear, by name, with what is sewn on their cloth. `var(--NAME)` and `var(--on-NAME)` are a fill
   * and the ink on it, the class `in-NAME` gives an element both, with a pattern (--fx) and a veil (--veil) behind text.
   */
  colours?: Readonly<Record<string, IconName>>;
  /** Drawn once for the whole page: the fields of these colours, `p-NAME` for pieces and `pb-NAME` for shields. */
  Patterns?: Component;
  /** What is paid or gained; the game's own words for it are its messages `amount-of-KIND`. */
  amounts?: Readonly<Record<string, IconName>>;
}

const all = Object.values(import.meta.glob<{ default: Signs }>('../games/*/signs.ts', { eager: true })).map((found) => found.default);
const badges = new Map(all.flatMap(({ colours }) => Object.entries(colours ?? {})));
const amounts = new Map(all.flatMap(({ amounts }) => Object.entries(amounts ?? {})));

/** The patterns of all games. */
export const patterns: readonly Component[] = all.flatMap(({ Patterns }) => Patterns ?? []);
/** All colours there are, but for those of nobody. */
export const COLOURS: readonly string[] = [...badges.keys()];

/** The colours themselves, or those of nobody. */
export const known = (colours: string): string => (badges.has(colours) ? colours : 'neutral');
export const inColours = (colours: string): string => `in-${known(colours)}`;

/** What is sewn on a cloth; nothing on that of nobody. */
export const badge = (colours: string): IconName | null => badges.get(colours) ?? null;
export const cloth = (colours: string): string => `url(#p-${known(colours)})`;
/** The colour of what is sewn on it. */
export const onCloth = (colours: string): string => `var(--on-${known(colours)})`;

/** The sign of what is paid or gained; what has none is named. */
export const amountSign = (kind: string): IconName | undefined => amounts.get(kind);
/** What is paid or gained, in words; what no game has a word for goes by its id. */
export const amountName = (kind: string): string => (has(`amount-of-${kind}`) ? t(`amount-of-${kind}`) : kind.replaceAll('_', ' '));
