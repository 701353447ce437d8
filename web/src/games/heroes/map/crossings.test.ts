import { describe, expect, it } from 'vitest';
import catalogueFile from '../../../fixtures/catalogue-en.json';
import file from '../../../fixtures/map-turning.json';
import type { HeroesCatalogue, WorldView } from '../../../lib/protocol';
import { crossings } from './crossings';
import { after } from './events';
import { neighbour, split } from './geometry';
import { cellsOf } from './model';

const catalogue = catalogueFile as unknown as HeroesCatalogue;
const world = file.table.view.world as unknown as WorldView;
const { at, tile } = world.turning ?? { at: '', tile: '' };
const open = (turn: number) => crossings(world, catalogue, at, tile, turn);

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
