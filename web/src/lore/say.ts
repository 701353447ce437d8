/** What the things on the field are called, for tips and for whoever hears the page. */
import type { LoreUnit } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import type { LoreState } from './state.svelte';

export function unitName(lore: LoreState, unit: Pick<LoreUnit, 'unit' | 'hero' | 'mode'> | undefined): string {
  if (!unit) return '';
  const name = lore.box?.units[unit.unit]?.name ?? unit.unit;
  const hero = lore.view?.heroes[unit.hero]?.name;
  return hero ? (unit.mode === 'champion' ? hero : t('lore-led', { unit: name, hero })) : name;
}

/** A unit with everything its piece shows. */
export function unitWords(lore: LoreState, unit: LoreUnit): string {
  return [
    t('lore-unit', { unit: unitName(lore, unit), side: lore.called(unit.side === 1 ? 1 : 0) }),
    unit.banner ? t('lore-banner', { banner: unit.banner }) : '',
    unit.of > 1 ? t('lore-figures', { n: unit.figures, of: unit.of }) : '',
    t('lore-dice', { n: unit.dice }),
    unit.bold > 0 ? t('lore-bold', { n: unit.bold }) : '',
    unit.frightened ? t('lore-frightened') : '',
    ...unit.effects.map((effect) => lore.box?.effects[effect]?.name ?? ''),
    unit.deed ? t('lore-deed') : '',
    unit.battled ? t('lore-battled') : unit.ordered ? t('lore-ordered') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What lies on a hex besides a unit. */
export function landWords(lore: LoreState, hex: string): string {
  const land = lore.land(hex);
  if (!land) return '';
  return [
    land.land ? (lore.box?.lands[land.land]?.name ?? land.land) : '',
    land.walls?.length ? (lore.box?.lands.rampart?.name ?? '') : '',
    land.chests ? t('lore-chests', { n: land.chests }) : '',
    land.quest ? t('lore-quest') : '',
    land.mist ? t('lore-mist') : '',
    land.caltrops ? t('lore-caltrops') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A hex as it is read out: where, what lies there, who stands there, what a click does. */
export function hexWords(lore: LoreState, hex: string): string {
  const unit = lore.on(hex);
  const answers = lore.at(hex);
  return [t('lore-hex', { hex }), landWords(lore, hex), unit ? unitWords(lore, unit) : '', ...answers.map((option) => option.label)].filter(Boolean).join('. ');
}
