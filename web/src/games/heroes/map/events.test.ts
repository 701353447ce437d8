import { describe, expect, it } from 'vitest';
import catalogueFile from '../../../fixtures/catalogue-en.json';
import early from '../../../fixtures/map-early.json';
import mid from '../../../fixtures/map-mid.json';
import type { HeroesCatalogue, Option, Way, WorldView } from '../../../lib/protocol';
import { after, faceUp } from './events';
import { split } from './geometry';
import { cellsOf, heroName, heroesOf, laidTiles, offersOf, pathOf } from './model';
import { back, ground } from './tiles/paint';

const catalogue = catalogueFile as unknown as HeroesCatalogue;
const world = mid.table.view.world as unknown as WorldView;
const told = (name: string, args: Record<string, number | string>) => ({ name, args });
const fieldOf = (view: WorldView, field: string) => {
  const [spot, direction] = split(field);
  return view.tiles[spot]?.fields?.[direction];
};

describe('events on the board', () => {
  const hero = heroesOf(world, catalogue)[0];
  const free = cellsOf(world, catalogue).find((cell) => !cell.view.heroes.length && !cell.view.flags.length && !cell.view.black_cube);
  if (!hero || !free) throw new Error('the fixture has heroes and free fields');

  it('move a hero and nothing else', () => {
    const moved = after(world, told('walk', { hero: hero.number, field: hero.field, field2: free.field }), catalogue);
    expect(heroesOf(moved, catalogue).find((one) => one.number === hero.number)?.field).toBe(free.field);
    expect(fieldOf(moved, free.field)?.heroes).toContain(hero.number);
    expect(fieldOf(moved, hero.field)?.heroes).not.toContain(hero.number);
    expect(heroesOf(world, catalogue).find((one) => one.number === hero.number)?.field).toBe(hero.field);
    const gone = after(moved, told('hero_gone', { hero: hero.number }), catalogue);
    expect(heroesOf(gone, catalogue).some((one) => one.number === hero.number)).toBe(false);
  });
  it('put flags and cubes', () => {
    const flagged = after(world, told('flag', { player: 1, field: free.field }), catalogue);
    expect(fieldOf(flagged, free.field)?.flags).toEqual([1]);
    const back = after(flagged, told('unflag', { player: 1, field: free.field }), catalogue);
    expect(fieldOf(back, free.field)?.flags).toEqual([]);
    expect(fieldOf(after(world, told('black_cube', { field: free.field }), catalogue), free.field)?.black_cube).toBe(true);
  });
  it('turn tiles up as they are printed', () => {
    const found = after(world, told('discovered', { hero: 0, spot: '5,5', tile: 'F1' }), catalogue);
    expect(found.tiles['5,5']?.tile).toBe('F1');
    const turned = after(found, told('turned', { spot: '5,5', tile: 'F1', n: 2 }), catalogue);
    expect(turned.tiles['5,5']?.rotation).toBe(2);
    expect(turned.tiles['5,5']?.fields?.['3']?.location).toBe(found.tiles['5,5']?.fields?.['1']?.location);
    expect(faceUp('0,0', 'nowhere', 0, catalogue)).toBeNull();
  });
  it('leave the board alone when they are about something else', () => {
    expect(after(world, told('income', { player: 0, resource: 'gold', n: 5 }), catalogue)).toBe(world);
  });
});

describe('what the board reads', () => {
  it('finds the print of every field, however its tile is turned', () => {
    for (const view of [world, early.table.view.world as unknown as WorldView]) {
      const cells = cellsOf(view, catalogue);
      expect(cells.length).toBe(7 * laidTiles(view, catalogue).filter((tile) => tile.tile).length);
      for (const cell of cells) expect(cell.info?.location).toBe(cell.view.location);
    }
  });
  it('names heroes', () => {
    const player = Object.values(world.players)[0];
    expect(heroName(world, catalogue, 2 * (player?.player ?? 0))).toBe(catalogue.heroes[player?.hero ?? '']?.name);
  });
  it('offers what may be chosen, and the ways of the hero in hand', () => {
    const option = (key: string, at: string, tone = ''): Option => ({ key, label: key, at, tone, cost: 'movement 1' });
    const options = new Map([
      ['field:0,0.e', [option('go:0,0.e', 'field:0,0.e', 'fight')]],
      ['spot:1,0', [option('discover:1,0', 'spot:1,0')]],
      ['card:logistics', [option('play:logistics', 'card:logistics')]],
    ]);
    const way = (piece: number, to: string, ...answers: string[]): Way => ({ piece, to, cost: answers.length, answers, fight: false, path: [], targets: [] });
    const ways = [way(1, '0,0.w', 'go2:0,0.w'), way(0, '0,0.w', 'go:0,0.c', 'go:0,0.w'), way(0, '0,0.e', 'go:0,0.e')];
    const seat = 1;
    const main = offersOf(world, seat, options, ways, 0);
    expect([...main.keys()].sort()).toEqual(['field:0,0.e', 'field:0,0.w', 'spot:1,0']);
    expect(main.get('field:0,0.e')).toMatchObject({ cost: 1, fight: true, at: 'field:0,0.e' });
    expect(main.get('field:0,0.w')).toMatchObject({ cost: 2, way: ways[1], at: '' });
    const second = offersOf(world, seat, options, ways, 1);
    expect(second.get('field:0,0.w')?.way).toBe(ways[0]);
    expect(second.has('field:0,0.e')).toBe(false);
    expect(second.has('spot:1,0')).toBe(true);
    const both = offersOf(world, seat, options, ways, null);
    expect(both.get('field:0,0.w')).toMatchObject({ way: ways[0], ways: [ways[0], ways[1]], cost: 1 });
    expect(both.get('field:0,0.e')?.ways).toEqual([ways[2]]);
    expect(pathOf(world, seat, ways[1] as Way).slice(1)).toEqual(['0,0.c', '0,0.w']);
  });
  it('draws every tile in every turn, always the same', () => {
    for (const tile of Object.values(catalogue.tiles)) {
      for (let turn = 0; turn < 6; turn++) {
        const drawn = ground(tile, turn);
        expect(drawn).not.toMatch(/NaN|undefined|style=/);
        expect(ground(tile, turn)).toBe(drawn);
      }
    }
    expect(back('near')).toContain('IV–V');
  });
});
