/** The boards that can lie in front, each with what belongs beside it. */
import { getContext, setContext, type Component } from 'svelte';
import type { FootKeys } from '../../game';
import CombatLeft from '../combat/panels/CombatLeft.svelte';
import CombatRight from '../combat/panels/CombatRight.svelte';
import CombatStage from '../combat/CombatStage.svelte';
import MapSide from '../map/MapSide.svelte';
import MapStage from '../map/MapStage.svelte';
import type { HeroesTable } from '../store';
import TownLeft from '../town/TownLeft.svelte';
import TownRight from '../town/TownRight.svelte';
import TownStage from '../town/TownStage.svelte';
import GamePanel from './GamePanel.svelte';
import PhoneStrip from './PhoneStrip.svelte';

export interface Scene {
  name: string;
  /** The board; over the rim of the map lies what its `inset` says. */
  Board: Component;
  /** The panel on the left; without one the board takes its place. */
  Left?: Component;
  Right: Component;
  /** On a phone, over the board: a `strip`. */
  Strip?: Component;
  /** Whether the hand lies before it. */
  hand?: boolean;
  keys?: FootKeys;
}

export const MAP: Scene = {
  name: 'map',
  Board: MapStage,
  Left: MapSide,
  Right: GamePanel,
  Strip: PhoneStrip,
  hand: true,
  keys: [
    [['←', '→'], 'foot-fields'],
    [['Enter'], 'foot-choose'],
    [['1', '…', '9'], 'foot-card'],
  ],
};
export const COMBAT: Scene = {
  name: 'combat',
  Board: CombatStage,
  Left: CombatLeft,
  Right: CombatRight,
  Strip: CombatLeft,
  hand: true,
  keys: [
    [['Space'], 'foot-roll'],
    [['1', '…', '9'], 'foot-card'],
    [['T'], 'foot-targets'],
    [['D'], 'foot-defend'],
    [['V'], 'foot-inspect'],
  ],
};
export const TOWN: Scene = {
  name: 'town',
  Board: TownStage,
  Left: TownLeft,
  Right: TownRight,
  Strip: PhoneStrip,
  keys: [
    [['B'], 'foot-build'],
    [['P'], 'foot-people'],
    [['S'], 'foot-spells'],
    [['Esc'], 'foot-to-map'],
  ],
};

export type SceneOf = (store: Pick<HeroesTable, 'view' | 'closeUp'>) => Scene;

/** A fight hides the rest, the town hides the map. */
export const sceneOf: SceneOf = ({ view, closeUp }) => (view?.combat || !view?.world ? COMBAT : closeUp !== null ? TOWN : MAP);

const CONTEXT = Symbol('scenes');

/** Hands down which boards there are: a game that adds some has more of them. */
export function setScenes(scenes: SceneOf): void {
  setContext(CONTEXT, scenes);
}

export function getScenes(): SceneOf {
  return getContext<SceneOf | undefined>(CONTEXT) ?? sceneOf;
}
