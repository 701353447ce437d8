/** What a side of a Combat has besides its units: the signs beside its name. */
import { emblem } from '../../art/emblems';
import type { IconName } from '../../../../art/icon-names';
import type { CombatView } from '../../../../lib/protocol';
import { t } from '../../../../lib/words.svelte';

export interface Mark {
  icon: IconName;
  text: string;
  words: string;
}

/** Guards have neither cards nor a hero. */
export function isBare(view: CombatView, side: 0 | 1): boolean {
  return side === 1 && view.guards > 0;
}

/** `spells` for a sign that tells how many may still be cast in this round. */
export function marksOf(view: CombatView, side: 0 | 1, spells = false): Mark[] {
  const has = view.sides[side];
  const all: Mark[] = [];
  if (view.initiative_token === side) all.push({ icon: 'run', text: '', words: t('combat-initiative-token') });
  if (isBare(view, side)) return all;
  all.push({ icon: emblem('stats', 'hand'), text: String(has.hand_size), words: t('combat-hand', { n: has.hand_size }) });
  if (has.expert) all.push({ icon: emblem('stats', 'expert'), text: String(has.expert), words: t('combat-expert', { n: has.expert }) });
  if (spells && view.round > 0) all.push({ icon: 'spell-book', text: String(has.spells), words: t('combat-spells-left', { n: has.spells }) });
  if (has.morale) all.push({ icon: emblem('stats', 'morale'), text: '', words: t('combat-morale') });
  if (has.negative_morale) all.push({ icon: emblem('stats', 'negative_morale'), text: '', words: t('combat-negative-morale') });
  if (has.luck) all.push({ icon: emblem('stats', 'luck'), text: String(has.luck), words: t('combat-luck', { n: has.luck }) });
  if (has.shackled) all.push({ icon: 'manacles', text: '', words: t('combat-shackled') });
  return all;
}

/** The cards that lie there for as long as the Combat lasts. */
export function lyingBy(view: CombatView, side: 0 | 1): string[] {
  return [...view.sides[side].lasting, ...view.sides[side].on_units];
}
