/** What the events of an adventure sound like. */
import type { EventCues } from '../../sound/cues';

const cues: EventCues = {
  move: 'step',
  run: 'step',
  retreat: 'step',
  ground: 'step',
  die: 'dice',
  reroll: 'dice',
  hit: 'hit',
  bolt: 'hit',
  critical: 'hit',
  gone: 'death',
  wounded: 'death',
  command: 'card',
  lore_played: 'card',
  drawn: 'card',
  lore_drawn: 'card',
  lore_gained: 'coin',
  treasure: 'coin',
  bought: 'coin',
  chest: 'coin',
  banner: 'level',
  learned: 'level',
  councillor: 'level',
};
export default cues;
