import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import emblems from './emblems.json';
import { emblem, fieldEmblem, type EmblemKind } from './emblems';
import { ICONS } from '../../../art/icon-names';
import { MORE_ICONS } from './icon-names';

const drawnIn = (sprite: string): (string | undefined)[] =>
  [...readFileSync(sprite, 'utf8').matchAll(/<symbol id="i-([^"]+)"/g)].map((match) => match[1]);
const drawn = new Set([...drawnIn('src/art/sprite.svg'), ...drawnIn('src/games/heroes/art/sprite.svg')]);

describe('the sprites', () => {
  it('draw every icon of the list and every emblem', () => {
    const named = [...ICONS, ...MORE_ICONS, ...Object.values(emblems).flatMap((kind) => Object.values(kind))];
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('hold nothing that has no name', () => {
    expect([...drawn].sort()).toEqual([...ICONS, ...MORE_ICONS].sort());
  });
});

describe('emblems', () => {
  it('tell the units of a faction apart', () => {
    for (const faction of ['castle', 'dungeon', 'necropolis']) {
      const own = Object.entries(emblems.units).filter(([id]) => id.startsWith(`${faction}_`));
      expect(new Set(own.map(([, icon]) => icon)).size).toBe(own.length);
    }
  });

  it('tell the cards and the locations apart', () => {
    for (const kind of [emblems.cards, emblems.locations, emblems.astrologers, emblems.buildings, emblems.heroes]) {
      expect(new Set(Object.values(kind)).size).toBe(Object.keys(kind).length);
    }
  });

  it('know everything the catalogue can show', () => {
    const kindOf: Record<string, EmblemKind> = { astrologers: 'astrologers', ai: 'ai' };
    const plain = ['swordman', 'card-random', 'village'];
    const shown = [
      ...Object.values(catalogue.cards).map((card) => emblem(kindOf[card.kind] ?? 'cards', card.id)),
      ...Object.keys(catalogue.units).map((id) => emblem('units', id)),
      ...Object.values(catalogue.buildings).map((building) => emblem('buildings', building.id)),
    ];
    expect(shown.filter((icon) => plain.includes(icon))).toEqual([]);
  });

  it('show a mine by what it yields, and something for the unknown', () => {
    expect(fieldEmblem('mine', 'gold')).toBe('gold-mine');
    expect(fieldEmblem('windmill')).toBe('windmill');
    expect(emblem('units', 'no_such_unit')).toBe('swordman');
  });
});
