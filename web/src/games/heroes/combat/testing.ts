/** For tests: the fixtures as a table, and events as they are told. */
import catalogue from '../../../fixtures/catalogue-en.json';
import { FakeTable, type Fixture } from '../../../lib/stores/faketable.svelte';
import type { Told, UnitInfo, UnitView, Welcome } from '../../../lib/protocol';

export const units = catalogue.units as unknown as Record<string, UnitInfo>;

export function tableOf(welcome: unknown, foreseen?: unknown): FakeTable {
  return new FakeTable({
    welcome: welcome as Welcome,
    catalogue: catalogue as unknown as Fixture['catalogue'],
    foreseen: foreseen as Fixture['foreseen'],
  });
}

let n = 0;

export function told(name: string, args: Told['args'] = {}): Told {
  return { n: n++, name, args, text: `${name} happens` };
}

export function unit(number: number, more: Partial<UnitView> = {}): UnitView {
  return {
    number, side: number >= 7 ? 1 : 0, unit: 'castle_griffins', pack: false, space: 'b2', type: 'flying', attack: 2,
    defense: 0, initiative: 6, hp: 4, damage: 0, acted: false, retaliated: false, defense_token: false,
    paralysed: false, silenced: false, warded: false, long_shot: 0, ...more,
  };
}
