/** How far somebody has come with the lessons, kept in this browser. */

export interface Progress {
  /** The room in which the lesson was last taken. */
  room: string;
  done: boolean;
}

const STORAGE = 'banneret.lessons';

function isProgress(value: unknown): value is Progress {
  return typeof value === 'object' && value !== null && typeof (value as Progress).room === 'string';
}

const named = (game: string, lesson: string): string => `${game}/${lesson}`;

/** By game and lesson; what is broken in the storage is left out. */
function all(): Record<string, Progress> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
  } catch {
    return {};
  }
}

export function progressOf(game: string, lesson: string): Progress | null {
  return all()[named(game, lesson)] ?? null;
}

/** Whether any lesson was ever begun here. */
export const hasLearnt = (): boolean => Object.keys(all()).length > 0;

function keep(game: string, lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify({ ...all(), [named(game, lesson)]: progress }));
  } catch {
    // without storage a lesson is found again by its link
  }
}

/** A lesson that was done once stays so when it is taken again. */
export function beginLesson(game: string, lesson: string, room: string): void {
  keep(game, lesson, { room, done: progressOf(game, lesson)?.done === true });
}

export function finishLesson(game: string, lesson: string, room: string): void {
  keep(game, lesson, { room, done: true });
}
