/** Beginning a lesson: a room is made for it, its keys are kept, and one goes there. */
import { keepHost, keepSeat, keepTitle } from '../lib/browser/keys';
import { beginLesson } from '../lib/browser/lessons';
import { go } from '../lib/browser/route.svelte';
import { settings } from '../lib/browser/settings.svelte';
import { createRoom } from '../lib/connection/api';
import type { LessonInfo } from '../lib/protocol';

export async function takeLesson({ id, game, scenario, sides, title }: LessonInfo, name: string): Promise<void> {
  const seats = sides.map((side, n) => (n === 0 ? { kind: 'person' as const, side, name: settings.name.trim() || name } : { kind: 'bot' as const, side }));
  const made = await createRoom({ game, scenario, seats, lesson: id });
  for (const [seat, key] of Object.entries(made.keys)) keepSeat(made.room, Number(seat), key);
  keepHost(made.room, made.host);
  keepTitle(made.room, title);
  beginLesson(game, id, made.room);
  go({ page: 'table', room: made.room });
}
