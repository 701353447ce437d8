import { describe, expect, it } from 'vitest';
import map from '../../../../fixtures/map-mid.json';
import catalogue from '../../../../fixtures/catalogue-en.json';
import type { HeroesView, TileInfo, Welcome } from '../../../../lib/protocol';
import { COLOURS, cracks, LANDS, landUnder, slabs } from './ground';

const view = (map as unknown as Welcome).table!.view as unknown as HeroesView;
const tiles = (catalogue as unknown as { tiles: Record<string, TileInfo> }).tiles;

function foughtAt(place: string): HeroesView {
  return { ...view, combat: { place } } as unknown as HeroesView;
}

describe('the land under a Combat', () => {
  it('is that of the tile it is fought on', () => {
    const laid = Object.values(view.world!.tiles).filter(({ tile }) => tile);
    expect(laid.length).toBeGreaterThan(0);
    for (const { at, tile } of laid) expect(landUnder(foughtAt(`${at}.c`), tiles)).toBe(tiles[tile ?? '']?.terrain);
  });

  it('is grass where there is no map', () => {
    expect(landUnder(foughtAt(''), tiles)).toBe('grass');
    expect(landUnder(null, tiles)).toBe('grass');
  });

  it('is drawn for every terrain of a tile, the same at every drawing', () => {
    expect(new Set(Object.values(tiles).map(({ terrain }) => terrain))).toEqual(new Set(LANDS));
    expect(Object.keys(COLOURS)).toEqual([...LANDS]);
    expect([cracks(), slabs()]).toEqual([cracks(), slabs()]);
  });
});
