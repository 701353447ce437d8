import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import type { HeroesCatalogue } from '../../../lib/protocol';
import { cardLook, isAlternative, side, unitLook } from './card';
import { dieFace, dieKind } from './dice';

const { cards, units } = catalogue as unknown as HeroesCatalogue;

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
