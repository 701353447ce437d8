/** Dice as the server names their faces: -1, 0, 1 of the attack die; `resource:3_gold`, `treasure:2_resource` of the map. */

export type DieKind = 'attack' | 'resource' | 'treasure';

export interface DieFace {
  /** What is written on it. */
  text: string;
  /** What is drawn on it: an emblem of a die. */
  what?: string;
}

const DRAWN = ['gold', 'building_materials', 'valuables', 'experience', 'artifact', 'resource'];

/** Which die a face belongs to. */
export function dieKind(face: number | string): DieKind {
  if (typeof face === 'string' && face.startsWith('resource:')) return 'resource';
  if (typeof face === 'string' && face.startsWith('treasure:')) return 'treasure';
  return 'attack';
}

/** How a face looks; a die that is still to come shows a question mark. */
export function dieFace(face: number | string | undefined): DieFace {
  if (face === undefined) return { text: '?' };
  const [, name] = String(face).split(':');
  if (name === undefined) return { text: signed(Number(face)) };
  const [, amount, what] = /^(?:(\d+)_)?(.+)$/.exec(name) ?? [];
  if (!what || !DRAWN.includes(what)) return { text: '?' };
  return { text: amount ?? '', what };
}

/** A number of an attack die: with its sign, and the minus of a printer. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
