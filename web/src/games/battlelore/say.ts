/** What the things on the battleground are called, for tips and for whoever hears the page. */
import type { BattleloreUnit } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { BattleLoreState } from './state.svelte';

export function unitName(game: BattleLoreState, unit: Pick<BattleloreUnit, 'unit' | 'hero' | 'mode'> | undefined): string {
  if (!unit) return '';
  const name = game.box?.units[unit.unit]?.name ?? unit.unit;
  const hero = game.view?.heroes[unit.hero]?.name;
  return hero ? (unit.mode === 'champion' ? hero : t('battlelore-led', { unit: name, hero })) : name;
}

/** A unit with everything its piece shows. */
export function unitWords(game: BattleLoreState, unit: BattleloreUnit): string {
  return [
    t('battlelore-unit', { unit: unitName(game, unit), side: game.called(unit.side === 1 ? 1 : 0) }),
    unit.banner ? t('battlelore-banner', { banner: unit.banner }) : '',
    unit.of > 1 ? t('battlelore-figures', { n: unit.figures, of: unit.of }) : '',
    t('battlelore-dice', { n: unit.dice }),
    unit.bold > 0 ? t('battlelore-bold', { n: unit.bold }) : '',
    unit.frightened ? t('battlelore-frightened') : '',
    ...unit.effects.map((effect) => game.box?.effects[effect]?.name ?? ''),
    unit.deed ? t('battlelore-deed') : '',
    unit.battled ? t('battlelore-battled') : unit.ordered ? t('battlelore-ordered') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What lies on a hex besides a unit. */
export function landWords(game: BattleLoreState, hex: string): string {
  const land = game.land(hex);
  if (!land) return '';
  return [
    land.land ? (game.box?.lands[land.land]?.name ?? land.land) : '',
    land.walls?.length ? (game.box?.lands.rampart?.name ?? '') : '',
    land.chests ? t('battlelore-chests', { n: land.chests }) : '',
    land.quest ? t('battlelore-quest') : '',
    land.mist ? t('battlelore-mist') : '',
    land.caltrops ? t('battlelore-caltrops') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A hex as it is read out: where, what lies there, who stands there, what a click does. */
export function hexWords(game: BattleLoreState, hex: string): string {
  const unit = game.on(hex);
  const answers = game.at(hex);
  const steps = game.reached.includes(hex) ? game.ways.find(({ piece, to }) => piece === game.taken?.number && to === hex)?.cost : undefined;
  const hand = steps !== undefined ? t('battlelore-say-reach', { n: steps }) : game.struck.includes(hex) ? t('battlelore-say-strike', { n: game.approach(hex)?.cost ?? 0 }) : '';
  return [t('battlelore-hex', { hex }), landWords(game, hex), unit ? unitWords(game, unit) : '', hand, ...answers.map((option) => option.label)].filter(Boolean).join('. ');
}
