/** A game of one's own from a step of a record: one seat for me, bots on the others. */
import { createRoom } from '../lib/connection/api';
import { keepHost, keepSeat, keepTitle } from '../lib/browser/keys';
import { go } from '../lib/browser/route.svelte';
import { settings } from '../lib/browser/settings.svelte';
import type { ReplayInfo } from '../lib/protocol';
import { keepBranch } from './branches';

export async function playFrom(info: ReplayInfo, step: number, seat: number, sameDice: boolean): Promise<void> {
  const made = await createRoom({
    game: info.game,
    scenario: info.scenario,
    seats: info.seats.map(({ side, name }, n) =>
      n === seat ? { kind: 'person', side, name: settings.name.trim() || name } : { kind: 'bot', side, name },
    ),
    branch: { record: info.id, step, same_dice: sameDice },
  });
  for (const [n, key] of Object.entries(made.keys)) keepSeat(made.room, Number(n), key);
  keepHost(made.room, made.host);
  keepTitle(made.room, info.title);
  keepBranch(info.id, { room: made.room, step, seat, at: Date.now() });
  go({ page: 'table', room: made.room });
}
