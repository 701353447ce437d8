import { describe, expect, it } from 'vitest';
import catalogueFile from '../../../fixtures/catalogue-en.json';
import file from '../../../fixtures/map-turning.json';
import type { HeroesCatalogue, WorldView } from '../../../lib/protocol';
import { bestTurn, sides, walledOff, wind } from './crossings';
import { after } from './events';
import { neighbour, split } from './geometry';
import { cellsOf } from './model';

const catalogue = catalogueFile as unknown as HeroesCatalogue;
const world = file.table.view.world as unknown as WorldView;
const { at, tile } = world.turning ?? { at: '', tile: '' };
const open = (turn: number) => sides(world, catalogue, at, tile, turn).flatMap((side) => (side.known ? side.crossings : []));

describe('ways into a tile', () => {
  it('lead to face-up tiles only and past no wall', () => {
    for (let turn = 0; turn < 6; turn++) {
      const laid = after(world, { name: 'turned', args: { spot: at, tile, n: turn } }, catalogue);
      const cells = new Map(cellsOf(laid, catalogue).map((cell) => [cell.field, cell]));
      for (const { field, edge } of open(turn)) {
        const there = neighbour(field, edge);
        expect(split(there)[0]).not.toBe(at);
        expect(cells.get(field)?.view.location).not.toBe('blocked');
        expect(cells.get(there)?.view.location).not.toBe('blocked');
      }
    }
  });
  it('there is one at least for every turn the server allows', () => {
    const allowed = file.table.asked?.options.map((option) => Number(option.at.slice(5))) ?? [];
    expect(allowed.length).toBeGreaterThan(0);
    for (const turn of allowed) expect(open(turn).length).toBeGreaterThan(0);
    for (let turn = 0; turn < 6; turn++) if (!allowed.includes(turn)) expect(open(turn)).toEqual([]);
  });
});

describe('the turns of a starting tile, with all around it face down', () => {
  const spots = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
  const down = { at: '', tile: null, kind: 'far', rotation: 0, fields: {} };
  const alone = { ...world, tiles: Object.fromEntries(spots.map((spot) => [spot, { ...down, at: spot }])) } as unknown as WorldView;
  const turns = (name: string) => [0, 1, 2, 3, 4, 5].map((n) => sides(alone, catalogue, '0,0', name, n));

  it('open the sides on which the tile has no wall, and no way in is sure', () => {
    for (const name of ['S1', 'S2', 'S3']) {
      for (const turn of turns(name)) {
        expect(turn).toHaveLength(6);
        expect(turn.every(({ known }) => !known)).toBe(true);
        expect(turn.filter((side) => side.crossings.length).length).toBeGreaterThan(0);
      }
    }
  });
  it('begin with the one that opens most neighbours', () => {
    const few = { ...alone, tiles: Object.fromEntries(Object.entries(alone.tiles).slice(0, 2)) } as WorldView;
    const all = [0, 1, 2, 3, 4, 5].map((n) => sides(few, catalogue, '0,0', 'S1', n));
    const opened = all.map((turn) => turn.filter((side) => side.crossings.length).length);
    expect(opened[bestTurn(all, [0, 1, 2, 3, 4, 5])]).toBe(Math.max(...opened));
    expect(bestTurn(all, [3])).toBe(3);
  });
  it('name each neighbour by another wind', () => {
    expect(spots.map((spot) => wind('0,0', spot))).toEqual(['e', 'se', 's', 'w', 'nw', 'n']);
  });
});

describe('a face-down tile', () => {
  const stone = (tile: string) => [...Array(6).keys()].map((n) => ({
    ...world,
    tiles: { '0,0': { at: '0,0', tile, kind: 'start', rotation: n, fields: {} }, '1,0': { at: '1,0', tile: null, kind: 'far', rotation: 0, fields: {} } },
  }) as unknown as WorldView);

  it('is walled off where every edge of the tile beside it is a wall', () => {
    const shut = stone('S1').map((lying) => walledOff(lying, catalogue, '1,0', ['0,0']));
    for (const [turn, lying] of stone('S1').entries()) {
      const own = sides({ ...lying, tiles: { '1,0': lying.tiles['1,0'] } } as WorldView, catalogue, '0,0', 'S1', turn);
      expect(shut[turn]).toBe(own.every((side) => side.crossings.length === 0));
    }
  });
  it('is not walled off from a tile that does not touch it', () => {
    expect(walledOff(stone('S1')[0] as WorldView, catalogue, '1,0', ['5,5'])).toBe(false);
  });
});
