/** The boards of Heroes, and those of a Duel before its battle and of Adventure mode. */
import type { BattlefieldView } from '../../lib/protocol';
import LogPanel from '../../table/log/LogPanel.svelte';
import MapSide from '../heroes/map/MapSide.svelte';
import PhoneStrip from '../heroes/table/PhoneStrip.svelte';
import { MAP, sceneOf as boardOf, type Scene, type SceneOf } from '../heroes/table/scenes';
import AdventureModeRight from './adventure-mode/AdventureModeRight.svelte';
import AdventureModeStage from './adventure-mode/AdventureModeStage.svelte';
import MusterStage from './duel/MusterStage.svelte';

const MUSTER: Scene = { name: 'muster', Board: MusterStage, Right: LogPanel };
const ADVENTURE_MODE: Scene = { name: 'adventure-mode', Board: AdventureModeStage, Left: MapSide, Right: AdventureModeRight, Strip: PhoneStrip };

export const sceneOf: SceneOf = (store) => {
  const view = store.view as BattlefieldView | null;
  if (view?.duel && !view.duel.fighting) return MUSTER;
  const board = boardOf(store);
  return board === MAP ? ADVENTURE_MODE : board;
};
