/** How large the board is and what fits beside it, from the room the stage has. */

export interface Layout {
  /** No room beside the board: labels and trays go, the tower and the reserve become strips. */
  compact: boolean;
  board: { width: number; height: number };
  labels: number;
  aside: number;
  /** The size of a space against the one the lengths are drawn for. */
  zoom: number;
}

const COMPACT = 620;
const LABELS = 88;
const ASIDE = 84;
const ASIDE_SIEGE = 130;
const WIDEST = 1.36;
const NARROWEST = 0.86;
const FRAME = 22;
/** The line under the board that says what the hatching means. */
const LEGEND = 30;
/** A space as the counters are drawn: 157 by 118. */
const DRAWN = 157;
const LARGEST = 360;

export function layout(width: number, height: number, siege: boolean): Layout {
  const compact = width < COMPACT;
  const labels = compact ? 0 : LABELS;
  const aside = compact ? 0 : siege ? ASIDE_SIEGE : ASIDE;
  const free = Math.max(200, width - labels - aside - (compact ? 12 : 36));
  const tall = height - FRAME - (siege && !compact ? LEGEND : 0);
  let space = { width: (free - FRAME) / 4, height: Math.max(150, tall) / 5 };
  if (space.width > space.height * WIDEST) space = { ...space, width: space.height * WIDEST };
  if (space.width < space.height * NARROWEST) space = { ...space, height: space.width / NARROWEST };
  if (space.width > LARGEST) space = { width: LARGEST, height: (space.height * LARGEST) / space.width };
  return {
    compact,
    board: { width: Math.floor(space.width * 4 + FRAME), height: Math.floor(space.height * 5 + FRAME) },
    labels,
    aside,
    zoom: Math.max(0.5, Math.min(2, space.width / DRAWN)),
  };
}
