/** Making a room in such a way that this browser adds to its dice before anything is drawn. */
import { addedTo } from '../browser/dice';
import { addEntropy, createRoom, start, type Created, type NewRoom } from './api';

/**
 * Makes a room. If nobody else is awaited there, its game begins as soon as the dice have this browser's share; where that
 * fails the host can still begin it in the waiting room.
 */
export async function makeRoom(wanted: NewRoom): Promise<Created> {
  // With a seed there is nothing to add to.
  const begins = wanted.seed === undefined && wanted.seats.every(({ kind }) => kind !== 'open');
  const made = await createRoom(begins ? { ...wanted, wait: true } : wanted);
  const keys = Object.values(made.keys);
  const { dice } = made.info;
  // Nobody has to: without it the game is played with what the server has committed to.
  if (dice && keys.length) await addEntropy(made.room, keys.join(','), addedTo(made.room, dice.commitment)).catch(() => {});
  if (begins) await start(made.room, made.host).catch(() => {});
  return made;
}
