import { describe, expect, it } from 'vitest';
import catalogue from '../../../fixtures/catalogue-en.json';
import type { Asked, HeroesCatalogue, Option, PlayerView } from '../../../lib/protocol';
import { asksInTown, needsBoard } from './follow.svelte';
import { pieces } from './panorama';
import { plan, planned, plannedPrice } from './plan.svelte';
import { buildingRows, leftAfter, shortOf, sideOf, unitRows } from './rows';

const printed = catalogue as unknown as HeroesCatalogue;
const player = {
  faction: 'castle',
  building_kinds: ['dwelling_bronze', 'city_hall'],
  resources: { gold: 9, building_materials: 5, valuables: 1 },
  units: ['castle_halberdiers+', 'castle_griffins', 'neutral_boars'],
} as unknown as PlayerView;
const build: Option = { key: 'build:mage_guild', label: 'Build', at: 'building:mage_guild' };
const use: Option = { key: 'use:city_hall', label: 'Use', at: 'building:city_hall' };
const recruit: Option = { key: 'recruit:castle_marksmen', label: 'Recruit', at: 'kind:castle_marksmen' };
const anchored = new Map([build, use, recruit].map((option) => [option.at ?? '', [option]]));

describe('the page of a town', () => {
  it('tells built, affordable and missing buildings apart', () => {
    const rows = buildingRows(player, printed, anchored);
    expect(rows.map(({ info, state }) => [info.kind, state])).toEqual([
      ['dwelling_bronze', 'built'],
      ['dwelling_silver', 'not'],
      ['dwelling_gold', 'not'],
      ['city_hall', 'built'],
      ['citadel', 'not'],
      ['mage_guild', 'can'],
      ['special_gears', 'not'],
      ['special_tent', 'not'],
    ]);
    expect(rows[3]?.use).toBe(use);
    expect(rows[2]?.needs).toEqual(['Holy Grounds']);
    expect(rows[2]?.short).toEqual([
      { kind: 'gold', amount: 1 },
      { kind: 'building_materials', amount: 4 },
      { kind: 'valuables', amount: 3 },
    ]);
  });

  it('lists the units of the faction and then those from elsewhere', () => {
    const rows = unitRows(player, printed, anchored);
    expect(rows.map(({ info, side }) => [info.id, side]).slice(0, 3)).toEqual([
      ['castle_halberdiers', 'pack'],
      ['castle_marksmen', 'none'],
      ['castle_griffins', 'few'],
    ]);
    expect(rows.at(-1)?.info.id).toBe('neutral_boars');
    expect(rows[0]?.cost).toBeNull();
    expect(rows[1]?.option).toBe(recruit);
    expect(rows[2]?.cost).toEqual({ gold: 6 });
    expect(rows[3]?.needs).toBe('Holy Grounds');
    expect(sideOf(player, 'castle_zealots')).toBe('none');
  });

  it('counts what is short and what is left', () => {
    expect(shortOf({ gold: 4 }, { gold: 4 })).toEqual([]);
    expect(leftAfter({ gold: 9, valuables: 1 }, [{ kind: 'gold', amount: 4 }])).toEqual({ gold: 5, valuables: 1 });
  });

  it('comes for town actions and goes when the board is asked about', () => {
    const asked = (step: string, at: string): Asked => ({ choice: 1, seat: 0, kind: '', step, prompt: '', options: [{ key: '', label: '', at }] });
    expect(asksInTown(asked('ask_recruit', 'kind:castle_griffins'))).toBe(true);
    expect(needsBoard(asked('got_recruit', 'field:0,0.c'))).toBe(true);
    expect(needsBoard(asked('ask_turn', 'field:0,0.c'))).toBe(false);
    expect(needsBoard(asked('ask_turn_discard', 'card:power'))).toBe(true);
    expect(needsBoard(asked('ask_search', 'deck:spell'))).toBe(false);
  });
});

describe('the picture of a town', () => {
  it.each(['castle', 'necropolis', 'dungeon'])('of %s shows each building in its state', (faction) => {
    const { pieces: all } = pieces(faction, ['citadel'], 'mage_guild');
    const kinds = all.filter(({ kind }) => kind);
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(8);
    expect(kinds.find(({ kind }) => kind === 'citadel')?.state).toBe('built');
    expect(kinds.find(({ kind }) => kind === 'mage_guild')?.state).toBe('planned');
    expect(kinds.filter(({ state }) => state === 'missing')).toHaveLength(6);
  });

  it('falls back to one that exists', () => {
    expect(pieces('cove', []).pieces.length).toBeGreaterThan(8);
  });
});

describe('the price of a plan', () => {
  it('goes with its answer once that has been given', () => {
    const offered: Option = { ...recruit, cost: 'gold 6' };
    const asking = (options: Option[]) => ({ asking: { asked: { options }, picked: null } }) as unknown as Parameters<typeof planned>[0];
    plan.over = offered.key;
    expect(plannedPrice(asking([offered]))).toMatchObject([{ kind: 'gold', amount: 6 }]);
    expect(planned(asking([build]))).toBeNull();
    expect(plannedPrice(asking([build]))).toEqual([]);
    plan.over = null;
  });
});
