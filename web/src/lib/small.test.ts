import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import catalogue from '../fixtures/catalogue-en.json';
import { cardLook, isAlternative, side, unitLook } from '../games/heroes/parts/card';
import { prices } from '../games/heroes/resources';
import { parseCost } from './cost';
import { dieFace, dieKind } from '../games/heroes/parts/dice';
import { coloursOf, isFaction } from '../games/heroes/factions';
import { inColours } from './signs';
import { largest } from './fitText';
import { announce, live } from './live.svelte';
import type { HeroesCatalogue } from './protocol';
import { runs } from './rich';
import { place } from './tip.svelte';
import { TOAST_MS, toast, toasts } from './toast.svelte';

const { cards, units } = catalogue as unknown as HeroesCatalogue;

describe('costs', () => {
  it('are read as the server writes them', () => {
    expect(parseCost('1')).toEqual([{ kind: 'movement', amount: 1 }]);
    expect(parseCost('gold 10, valuables 2')).toEqual([
      { kind: 'gold', amount: 10 },
      { kind: 'valuables', amount: 2 },
    ]);
    expect(parseCost('')).toEqual([]);
    expect(parseCost('two ducks, gold many')).toEqual([]);
    expect(parseCost('ducks 2')).toEqual([{ kind: 'ducks', amount: 2 }]);
  });

  it('have one order', () => {
    expect(prices({ valuables: 1, gold: 4, building_materials: 0 }).map((price) => price.kind)).toEqual(['gold', 'valuables']);
  });
});

describe('the colours of a side', () => {
  it('are those of its faction', () => {
    expect(coloursOf('castle/rion')).toBe('castle');
    expect(coloursOf('dungeon_harpies+ dungeon_medusas cards=power')).toBe('dungeon');
    expect(coloursOf('random=necropolis')).toBe('necropolis');
    expect(coloursOf('choose')).toBe('');
    expect(coloursOf('guards=v')).toBe('');
  });
});

describe('dice', () => {
  it('show what the server calls their faces', () => {
    expect([-1, 0, 1].map((face) => dieFace(face).text)).toEqual(['−1', '0', '+1']);
    expect(dieFace('resource:3_gold')).toEqual({ text: '3', what: 'gold' });
    expect(dieFace('resource:4_building_materials')).toEqual({ text: '4', what: 'building_materials' });
    expect(dieFace('treasure:artifact')).toEqual({ text: '', what: 'artifact' });
    expect(dieFace('treasure:unheard_of')).toEqual({ text: '?' });
    expect(dieFace(undefined)).toEqual({ text: '?' });
    expect(['resource:3_gold', 'treasure:artifact', -1].map(dieKind)).toEqual(['resource', 'treasure', 'attack']);
  });
});

describe('cards', () => {
  const card = (id: string) => cardLook(cards[id]!);

  it('wear the colours of their kind', () => {
    expect(card('lightning_bolt')).toMatchObject({ frame: 'spell air', scene: 'rays', seal: 'whirlwind' });
    expect(card('magic_arrow').frame).toBe('spell all');
    expect(card('catherine_specialty_i')).toMatchObject({ frame: 'specialty', seal: 'white-tower' });
    expect(card('attack').seal).toBe('broadsword');
    expect(card('attack_a')).toMatchObject({ frame: 'ai', icon: 'crossed-swords' });
    expect(unitLook(units.castle_crusaders!, true).frame).toBe('unit silver pack');
    expect(unitLook(units.arrow_tower!, false).frame).toBe('unit siege');
  });

  it('show the side that lies up, and Few where there is no other', () => {
    expect(side(units.castle_crusaders!, true).attack).toBe(4);
    expect(side(units.castle_crusaders!, false).attack).toBe(3);
    expect(side(units.arrow_tower!, true)).toBe(units.arrow_tower!.few);
  });

  it('put an "or" before another way, not before a stronger one', () => {
    expect(['', 'basic', 'expert', 'second', 'power'].map(isAlternative)).toEqual([false, false, false, true, true]);
  });
});

describe('texts', () => {
  it('have their numbers in bold and lose nothing', () => {
    const text = 'Heal 1; +2 attack, −1 to 3.';
    expect(runs(text).map((run) => run.text).join('')).toBe(text);
    expect(runs(text).filter((run) => run.bold).map((run) => run.text)).toEqual(['1', '+2', '−1', '3']);
  });

  it('shrink only as far as they must', () => {
    expect(largest(() => true)).toBe(1);
    expect(largest(() => false)).toBe(0.6);
    const size = largest((one) => one <= 0.8);
    expect(size).toBeLessThanOrEqual(0.8);
    expect(size).toBeGreaterThan(0.77);
  });
});

describe('a tooltip', () => {
  const window = { width: 400, height: 300 };
  const box = { width: 100, height: 50 };

  it('stands above its anchor, or below where there is no room', () => {
    expect(place({ left: 190, right: 210, top: 200, bottom: 220 }, box, window)).toEqual({ left: 150, top: 142 });
    expect(place({ left: 190, right: 210, top: 20, bottom: 40 }, box, window)).toEqual({ left: 150, top: 48 });
  });

  it('stays inside the window', () => {
    expect(place({ left: 0, right: 10, top: 200, bottom: 220 }, box, window).left).toBe(8);
    expect(place({ left: 390, right: 400, top: 200, bottom: 220 }, box, window).left).toBe(292);
    expect(place({ left: 0, right: 400, top: 0, bottom: 300 }, box, window).top).toBe(242);
  });
});

describe('factions', () => {
  it('without colours of their own wear those of nobody', () => {
    expect(inColours('castle')).toBe('in-castle');
    expect(inColours('siege')).toBe('in-neutral');
    expect(isFaction('neutral')).toBe(false);
  });
});

describe('announcements', () => {
  it('move to another place, so that the same words are read twice', () => {
    announce('Your turn');
    const first = live.said.indexOf('Your turn');
    announce('Your turn');
    expect(live.said.indexOf('Your turn')).toBe(1 - first);
  });
});

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('go after a while, and never pile up', () => {
    for (const title of ['a', 'b', 'b', 'c', 'd']) toast({ title });
    expect(toasts.list.map((one) => one.title)).toEqual(['b', 'c', 'd']);
    vi.advanceTimersByTime(TOAST_MS);
    expect(toasts.list).toEqual([]);
  });

  it('stay while they are read', () => {
    const id = toasts.add({ title: 'a' });
    toasts.hold(id);
    vi.advanceTimersByTime(TOAST_MS * 3);
    expect(toasts.list).toHaveLength(1);
    toasts.resume(id);
    vi.advanceTimersByTime(TOAST_MS);
    expect(toasts.list).toEqual([]);
  });
});
