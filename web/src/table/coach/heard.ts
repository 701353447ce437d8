/** What the coach of a lesson has said in a room already, so that nobody is told the same thing over and over. */
import type { CoachMoment } from '../../lib/protocol';

export interface Heard {
  /** By moment, the numbers of the questions at which it was said. */
  said: Record<string, number[]>;
  /** Moments that were read and put away. */
  read: string[];
}

export const NOTHING: Heard = { said: {}, read: [] };

/** Questions before this one at which a moment was said; those after it were taken back. */
function before(heard: Heard, id: string, choice: number): number {
  return (heard.said[id] ?? []).filter((at) => at < choice).length;
}

/** What is to be said at a question: the first moment that has not been said often enough, or what is said at any time. */
export function due(moments: readonly CoachMoment[], heard: Heard, choice: number): CoachMoment | null {
  return moments.find((moment) => !heard.read.includes(moment.id) && (moment.routine || !known(moment, heard, choice))) ?? null;
}

/** Whether a moment has been said often enough: one that still comes is then told only to those who ask. */
export function known({ id, times = 1 }: CoachMoment, heard: Heard, choice: number): boolean {
  return before(heard, id, choice) >= times;
}

/** The same after a moment has been said at a question. */
export function saying(heard: Heard, id: string, choice: number): Heard {
  const earlier = (heard.said[id] ?? []).filter((at) => at < choice);
  return { ...heard, said: { ...heard.said, [id]: [...earlier, choice] } };
}

/** The same after a moment has been put away. */
export function reading(heard: Heard, id: string): Heard {
  return heard.read.includes(id) ? heard : { ...heard, read: [...heard.read, id] };
}

const STORAGE = 'banneret.coach';
const MOST = 20;

function all(): Record<string, Heard> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, Heard>) : {};
  } catch {
    return {};
  }
}

/** What has been said in a room, as far as this browser remembers. */
export function heardIn(room: string): Heard {
  const kept = all()[room];
  return kept && typeof kept.said === 'object' && Array.isArray(kept.read) ? kept : NOTHING;
}

export function keepHeard(room: string, heard: Heard): void {
  const { [room]: _, ...others } = all();
  const newest = [...Object.entries(others), [room, heard]].slice(-MOST);
  try {
    localStorage.setItem(STORAGE, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // without storage it is remembered as long as the page
  }
}
