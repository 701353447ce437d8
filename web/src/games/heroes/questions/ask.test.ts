import { describe, expect, it } from 'vitest';
import type { Asked, HeroesView, Option, Told } from '../../../lib/protocol';
import { cardAsked } from './about';
import { rest, word } from '../../../lib/stores/anchors';
import { amounts, bundles, isYesNo, roman, windowOf } from './ask';
import { parted } from './heads';
import { newLevel } from './levels';
import { broughtBy, signOf } from './signs';

const map = { world: {}, combat: null } as unknown as HeroesView;
const fight = { world: {}, combat: {} } as unknown as HeroesView;
const option = (key: string, at = '', label = key): Option => ({ key, label, at });
const asked = (step: string, ...options: Option[]): Asked => ({ choice: 1, seat: 0, kind: '', step, prompt: '', options });
const told = (name: string, args: Told['args'] = {}): Told => ({ n: 0, name, args, text: '' });

describe('which window a question gets', () => {
  it('has none where a board asks', () => {
    expect(windowOf(asked('ask_turn', option('go:0,0.c', 'field:0,0.c'), option('end_turn')), map)).toBeNull();
    expect(windowOf(asked('ask_discovery', option('lay:1,0', 'spot:1,0')), map)).toBeNull();
    expect(windowOf(asked('turned_up', option('rotate:1', 'turn:0')), map)).toBeNull();
    expect(windowOf(asked('meet_fate', option('settle:0,0.c', 'field:0,0.c')), map)).toBeNull();
    expect(windowOf(asked('ask_town', option('pass')), map)).toBeNull();
  });

  it('has its own where one was made for it', () => {
    expect(windowOf(asked('ask_search', option('look', 'deck:spell')), map)).toBe('search');
    expect(windowOf(asked('ask_reward', option('choose:1')), map)).toBe('reward');
    expect(windowOf(asked('ask_trade', option('trade:1', 'resource:gold')), map)).toBe('trade');
    expect(windowOf(asked('pick_result', option('result:1', 'die:1')), map)).toBe('dice');
    expect(windowOf(asked('ask_hero', option('hero:rion', 'hero:rion')), map)).toBe('side');
  });

  it('lays out cards and units, and anything else as tiles', () => {
    expect(windowOf(asked('ask_take', option('take:bless', 'offer:bless')), map)).toBe('cards');
    expect(windowOf(asked('ask_payment', option('discard:bless', 'card:bless')), map)).toBe('cards');
    expect(windowOf(asked('ask_weakened', option('weaken:x', 'kind:x')), map)).toBe('units');
    expect(windowOf(asked('a_step_of_tomorrow', option('yes'), option('no')), map)).toBe('options');
    expect(windowOf(asked('do_errand', option('hero_of:main', 'piece:0')), map)).toBe('options');
  });

  it('counts where there are too many numbers for tiles', () => {
    const numbers = (n: number): Option[] => Array.from({ length: n }, (_, i) => option(`amount:${n - i}`));
    expect(windowOf(asked('ask_amount', ...numbers(20)), map)).toBe('amount');
    expect(windowOf(asked('ask_amount', ...numbers(4)), map)).toBe('options');
    expect(amounts(numbers(12)).map(({ key }) => key)[0]).toBe('amount:1');
  });

  it('covers a combat only where that has to be', () => {
    expect(windowOf(asked('ask_instant', option('play:attack', 'card:attack'), option('pass')), fight)).toBeNull();
    expect(windowOf(asked('go_back', option('yes'), option('no')), fight)).toBeNull();
    expect(windowOf(asked('offer_reroll', option('reroll:1', 'die:1'), option('keep')), fight)).toBeNull();
    expect(windowOf(asked('ask_kept', option('keep:attack', 'offer:attack')), fight)).toBe('cards');
    expect(windowOf(asked('end_round', option('extend'), option('retreat')), fight)).toBe('options');
    expect(windowOf(asked('any', option('step:1', '', 'a sentence that does not fit on a button')), fight)).toBe('options');
  });
});

describe('what answers are about', () => {
  it('is read from anchors', () => {
    expect([word('card:bless'), rest('card:bless'), word(undefined), rest('end')]).toEqual(['card', 'bless', '', '']);
    const all = bundles([option('take:a', 'offer:a'), option('replace:a', 'offer:a'), option('done')], ['offer']);
    expect(all.things).toHaveLength(1);
    expect(all.things[0]?.options).toHaveLength(2);
    expect(all.plain.map(({ key }) => key)).toEqual(['done']);
  });

  it('is counted where the server counts it', () => {
    expect(broughtBy('gold 5, income_gold 5')).toEqual([
      { what: 'gold', amount: 5, income: false },
      { what: 'gold', amount: 5, income: true },
    ]);
    expect(broughtBy(undefined)).toEqual([]);
    expect(signOf({ ...option('choose:1'), brings: 'movement 1' })).toBe('wingfoot');
    expect(signOf(option('deck:own', 'deck:own'))).toBe('card-draw');
  });

  it('may be a card that the last events named', () => {
    const log = [told('spied', { deck: 'spell' }), told('spied_card', { card: 'bless' })];
    expect(cardAsked(asked('saw_top', option('top')), log)).toBe('bless');
    expect(cardAsked(asked('ask_bonus', option('choose:1')), log)).toBeNull();
  });
});

describe('the head of a window', () => {
  it('takes the source of a prompt for its title', () => {
    expect(parted('Obelisk: choose one.')).toEqual({ source: 'Obelisk', text: 'choose one.' });
    expect(parted('Obélisque : choisissez.')).toEqual({ source: 'Obélisque', text: 'choisissez.' });
    expect(parted('Which hero is it for?').source).toBe('');
  });

  it('knows a new level from what just happened', () => {
    const level = told('level', { player: 0, n: 3 });
    expect(newLevel([told('win'), level, told('look'), told('looked')], 0)).toBe(3);
    expect(newLevel([level, told('visit'), told('look')], 0)).toBe(0);
    expect(newLevel([level], 1)).toBe(0);
  });

  it('writes levels as they are printed, and knows a plain yes or no', () => {
    expect([roman(4), roman(99)]).toEqual(['IV', '99']);
    expect(isYesNo(asked('x', option('yes'), option('no')))).toBe(true);
  });
});
