import { beforeAll, expect, it, vi } from 'vitest';
import combat from '../../../fixtures/combat-window.json';
import map from '../../../fixtures/map-mid.json';
import type { HeroesView, Table } from '../../../lib/protocol';

const viewOf = (welcome: unknown) => (welcome as { table: Table }).table.view as HeroesView;

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

it('shows the fight before the map, and the town over it', async () => {
  const { COMBAT, MAP, sceneOf, TOWN } = await import('./scenes');
  expect(sceneOf({ view: viewOf(map), closeUp: null })).toBe(MAP);
  expect(sceneOf({ view: viewOf(map), closeUp: 1 })).toBe(TOWN);
  expect(sceneOf({ view: viewOf(combat), closeUp: null })).toBe(COMBAT);
});
