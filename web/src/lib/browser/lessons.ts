/** How far somebody has come with the lessons, kept in this browser. */

export interface Progress {
  /** The room in which the lesson was last taken. */
  room: string;
  done: boolean;
  /** It was done in that room, and the game there was not played on. */
  left?: boolean;
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

function store(progress: Record<string, Progress>): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(progress));
  } catch {
    // without storage a lesson is found again by its link
  }
}

function keep(game: string, lesson: string, progress: Progress): void {
  store({ ...all(), [named(game, lesson)]: progress });
}

/** A lesson that was done once stays so when it is taken again. */
export function beginLesson(game: string, lesson: string, room: string): void {
  keep(game, lesson, { room, done: progressOf(game, lesson)?.done === true });
}

export function finishLesson(game: string, lesson: string, room: string): void {
  keep(game, lesson, { room, done: true, left: true });
}

/** The game of a lesson that was done goes on. */
export function playOn(room: string): void {
  const changed = Object.entries(all()).map(([name, one]): [string, Progress] => [name, one.room === room ? { ...one, left: false } : one]);
  store(Object.fromEntries(changed));
}

/** Rooms of lessons that were done and left: nothing waits there. */
export const leftRooms = (): ReadonlySet<string> => new Set(Object.values(all()).filter(({ left }) => left).map(({ room }) => room));
