/**
 * The ground of tiles as SVG markup: drawn once for each tile and turn, and kept. Everything here is decoration that
 * never changes in a game, so it is written as text and not as components; the same tile always looks the same.
 */
import type { TileInfo } from '../../../../lib/protocol';
import { type Point, RADIUS, TILE_PATH, closedEdges, hexagon, offset, printedAt, show, tilePath, wall } from '../geometry';

type Random = () => number;

/** Numbers from 0 to 1 that depend on a name only. */
export function randomOf(name: string): Random {
  let seed = 2166136261;
  for (let i = 0; i < name.length; i++) seed = Math.imul(seed ^ name.charCodeAt(i), 16777619);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A place within a field, so far from its middle (in parts of its radius). */
function somewhere(random: Random, middle: Point, near: number, far: number): Point {
  const angle = random() * 2 * Math.PI;
  const distance = RADIUS * between(random, near, far);
  return { x: middle.x + distance * Math.sin(angle), y: middle.y + 0.86 * distance * Math.cos(angle) };
}

const at = (x: number, y: number): string => `${show(x)} ${show(y)}`;
const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`;
const ellipse = ({ x, y }: Point, rx: number, ry: number): string =>
  `M${at(x - rx, y)}a${show(rx)} ${show(ry)} 0 1 0 ${show(2 * rx)} 0a${show(rx)} ${show(ry)} 0 1 0 ${show(-2 * rx)} 0`;

// -- growth and stones ------------------------------------------------------------------------------------------------

function tree({ x, y }: Point, size: number, light: string, dark: string): string {
  const [w, top, base] = [4.8 * size, y - 13.7 * size, y - 3.4 * size];
  const shape = `M${at(x, top)}L${at(x + w, base)}Q`;
  return (
    path(ellipse({ x: x + 1.9 * size, y }, 5.7 * size, 2.1 * size), 'fill="#1a2410" fill-opacity=".32"') +
    path(`${shape}${at(x, y)} ${at(x - w, base)}Z`, `fill="${light}"`) +
    path(`${shape}${at(x + 2.3 * size, base + 1.7 * size)} ${at(x + 0.7 * size, base + 1.7 * size)}Z`, `fill="${dark}"`)
  );
}

function bush({ x, y }: Point): string {
  return (
    path(ellipse({ x: x + 0.8, y: y + 2.2 }, 4.1, 1.6), 'fill="#1a2410" fill-opacity=".3"') +
    path(ellipse({ x, y }, 3.1, 3.1), 'fill="#566f31"') +
    path(ellipse({ x: x - 0.8, y: y - 0.8 }, 2, 2), 'fill="#7d9b4c"')
  );
}

function deadTree({ x, y }: Point, height: number, ink: string): string {
  const branches = `M${at(x, y)}v${show(-height)}m0 4.9l-4.9 -5.8m4.9 2.9l4.9 -4.9`;
  return path(branches, `stroke="${ink}" stroke-width="1.7" fill="none" stroke-linecap="round"`);
}

function crystal({ x, y }: Point, size: number, light: string, dark: string): string {
  const [w, mid, top] = [2.1 * size, y - 5.4 * size, y - 8 * size];
  return (
    path(`M${at(x, top)}L${at(x + w, mid)}L${at(x + 1.6 * size, y)}H${show(x - 1.6 * size)}L${at(x - w, mid)}Z`, `fill="${light}"`) +
    path(`M${at(x, top)}L${at(x + w, mid)}L${at(x + 1.6 * size, y)}H${show(x)}Z`, `fill="${dark}"`)
  );
}

function mushroom({ x, y }: Point): string {
  return (
    path(`M${at(x, y)}v-3.9`, 'stroke="#e3d9c4" stroke-width="1.7"') +
    path(`M${at(x - 3.9, y - 3.3)}q3.9 -5.8 7.8 0Z`, 'fill="#b4674a"')
  );
}

interface Rock {
  light: string;
  dark: string;
  /** The cap of the peak; a spike has none. */
  cap?: string;
}

function peak({ x, y }: Point, width: number, height: number, { light, dark, cap }: Rock): string {
  const [left, right, tip] = [x - width * 0.5, x + width * 0.5, x - width * 0.05];
  const top = y - height;
  const shade = `M${at(tip, top)}L${at(right, y)}Q${at(x + width * 0.25, y + height * 0.06)} ${at(x + width * 0.06, y + height * 0.05)}`;
  return (
    path(ellipse({ x: x + width * 0.1, y }, width * 0.62, width * 0.14), 'fill="#000" fill-opacity=".28"') +
    path(`M${at(left, y)}L${at(tip, top)}L${at(right, y)}Q${at(x, y + height * 0.1)} ${at(left, y)}Z`, `fill="${light}"`) +
    path(`${shade}L${at(x + width * 0.1, y - height * 0.38)}L${at(tip + width * 0.03, y - height * 0.55)}Z`, `fill="${dark}"`) +
    (cap
      ? path(
          `M${at(tip, top)}L${at(tip + width * 0.15, top + height * 0.28)}L${at(tip + width * 0.06, top + height * 0.34)}` +
            `L${at(tip - width * 0.01, top + height * 0.26)}L${at(tip - width * 0.12, top + height * 0.3)}Z`,
          `fill="${cap}"`,
        )
      : '')
  );
}

// -- terrains ---------------------------------------------------------------------------------------------------------

interface Terrain {
  /** The gradient it is filled with; see Defs.svelte. */
  fill: string;
  open(random: Random, middle: Point): string;
  blocked(random: Random, middle: Point): string;
}

const shifted = (p: Point, dx: number, dy: number): Point => ({ x: p.x + dx * RADIUS, y: p.y + dy * RADIUS });

const GRASS: Terrain = {
  fill: 'url(#m-grass)',
  open(random, middle) {
    const tufts = Array.from({ length: 9 }, () => somewhere(random, middle, 0.1, 0.8)).map(({ x, y }) => {
      const foot = `M${at(x, y)}`;
      return `${foot}l-1.6 -3.5${foot}v-4.5${foot}l1.7 -3.3`;
    });
    const trees = Array.from({ length: Math.floor(between(random, 1, 4.4)) }, () => somewhere(random, middle, 0.55, 0.66))
      .sort((a, b) => a.y - b.y)
      .map((foot) => tree(foot, between(random, 0.85, 1.15), '#64843d', '#45602a'));
    return (
      path(tufts.join(''), 'stroke="var(--grass-ink)" stroke-width=".9" stroke-opacity=".55" fill="none"') +
      trees.join('') +
      bush(somewhere(random, middle, 0.55, 0.68))
    );
  },
  blocked(random, middle) {
    const rock = { light: '#a39a86', dark: '#6c6557', cap: '#f4efe2' };
    const grown: [number, number, number][] = [
      [0.65, 0.04, 1],
      [-0.7, 0.04, 1],
      [-0.62, 0.37, 1.15],
      [0.6, 0.38, 1.15],
      [-0.36, 0.62, 1.25],
      [0.3, 0.68, 1.25],
      [-0.03, 0.78, 1.25],
    ];
    return (
      peak(shifted(middle, -0.36, 0.12), 26, 31, rock) +
      peak(shifted(middle, 0.33, 0.15), 26, 28, rock) +
      peak(shifted(middle, 0, 0.4), 34, between(random, 38, 43), rock) +
      grown.map(([x, y, size]) => tree(shifted(middle, x, y), size, '#5c7a3a', '#3d5628')).join('')
    );
  },
};

const DIRT: Terrain = {
  fill: 'url(#m-dirt)',
  open(random, middle) {
    const jump = (): string => at(between(random, -8, 8), between(random, -4, 4));
    const cracks = Array.from({ length: 4 }, () => somewhere(random, middle, 0.2, 0.72)).map(
      ({ x, y }) => `M${at(x, y)}l${jump()}l${jump()}l${jump()}`,
    );
    const pebbles = Array.from({ length: 6 }, () => ({ ...somewhere(random, middle, 0.2, 0.8), size: between(random, 1.2, 2.5) }));
    return (
      path(cracks.join(''), 'stroke="var(--dirt-ink)" stroke-width=".9" stroke-opacity=".5" fill="none"') +
      path(pebbles.map((p) => ellipse(p, p.size, 0.65 * p.size)).join(''), 'fill="#6b573d"') +
      path(pebbles.map((p) => ellipse({ x: p.x - 0.4, y: p.y - 0.6 }, 0.8 * p.size, 0.4 * p.size)).join(''), 'fill="#cbb792"') +
      (random() < 0.5 ? deadTree(somewhere(random, middle, 0.55, 0.7), 11.7, '#4a3825') : '')
    );
  },
  blocked(random, middle) {
    const rock = { light: '#9a8467', dark: '#5f4d38', cap: '#c4b294' };
    return (
      peak(shifted(middle, -0.38, 0.14), 25, 28, rock) +
      peak(shifted(middle, 0.36, 0.16), 25, 32, rock) +
      peak(shifted(middle, 0.02, 0.46), 34, between(random, 36, 41), rock) +
      [
        [-0.6, 0.5],
        [0.58, 0.52],
        [0.02, 0.76],
      ]
        .map(([x = 0, y = 0]) => deadTree(shifted(middle, x, y), 12.6, '#3a2b1b'))
        .join('')
    );
  },
};

const SUBTERRANEAN: Terrain = {
  fill: 'url(#m-sub)',
  open(random, middle) {
    const slabs = Array.from({ length: 6 }, () => somewhere(random, middle, 0.15, 0.78)).map(({ x, y }) => {
      const [a, b] = [between(random, 2.4, 3.4), between(random, 5.6, 7)];
      const back = `${at(x + a, y - 2.4)}L${at(x + b, y - 2)}L${at(x + b + 1.6, y + 0.8)}`;
      return { stone: `M${at(x, y)}L${back}L${at(x + a + 1.2, y + 1.6)}Z`, edge: `M${back}` };
    });
    const grown = random();
    return (
      path(slabs.map((s) => s.stone).join(''), 'fill="#5f586a" fill-opacity=".55"') +
      path(slabs.map((s) => s.edge).join(''), 'stroke="#c6bfd0" stroke-width=".8" stroke-opacity=".6" fill="none"') +
      (grown < 0.75 ? crystals(somewhere(random, middle, 0.5, 0.7)) : '') +
      (grown > 0.35 ? mushroom(somewhere(random, middle, 0.5, 0.7)) : '')
    );
  },
  blocked(random, middle) {
    const rock = { light: '#7f768a', dark: '#453e50' };
    const spikes: [number, number, number, number][] = [
      [-0.42, 0.06, 17, 30],
      [0.42, 0.08, 17, 31],
      [0.02, 0.12, 20, between(random, 35, 40)],
      [-0.24, 0.42, 20, 33],
      [0.24, 0.46, 20, 33],
    ];
    const grown: [number, number][] = [
      [-0.56, 0.42],
      [0.02, 0.72],
      [0.56, 0.44],
    ];
    return (
      spikes.map(([x, y, w, h]) => peak(shifted(middle, x, y), w, h, rock)).join('') +
      grown.map(([x, y]) => crystal(shifted(middle, x, y), 1.28, '#b9a4e6', '#7a5fb4')).join('')
    );
  },
};

function crystals(foot: Point): string {
  return (
    crystal(foot, 1, '#c3b0ee', '#7d63b8') + crystal({ x: foot.x + 4.9, y: foot.y + 1.9 }, 0.68, '#b39de2', '#6c53a6')
  );
}

const TERRAINS: Record<string, Terrain> = { grass: GRASS, dirt: DIRT, subterranean: SUBTERRANEAN };

const RIM_PATH = tilePath(0.97);
const INNER_PATH = tilePath(0.954);

// -- tiles ------------------------------------------------------------------------------------------------------------

const known = new Map<string, string>();

/** The ground of a face-up tile around its middle: earth, growth, mountains, edges of its fields and walls. */
export function ground(tile: TileInfo, rotation: number): string {
  const name = `${tile.id}/${rotation}`;
  let markup = known.get(name);
  if (markup === undefined) known.set(name, (markup = draw(tile, rotation)));
  return markup;
}

function draw(tile: TileInfo, rotation: number): string {
  const terrain = TERRAINS[tile.terrain] ?? DIRT;
  let earth = '';
  let growth = '';
  let edges = '';
  let lines = '';
  let merlons = '';
  for (let direction = 0; direction < 7; direction++) {
    const place = printedAt(direction, rotation);
    const field = tile.fields[place];
    const middle = offset(direction);
    const random = randomOf(`${tile.id}.${place}`);
    earth += `<polygon points="${hexagon(middle, RADIUS * 0.986)}" fill="${terrain.fill}"/>`;
    growth += field?.location === 'blocked' ? terrain.blocked(random, middle) : clouds(random, middle) + terrain.open(random, middle);
    edges += `M${hexagon(middle, RADIUS * 0.984).replaceAll(',', ' ')}Z`;
    for (const edge of closedEdges(field, rotation)) {
      const built = wall(middle, edge);
      lines += built.line;
      merlons += built.merlons;
    }
  }
  return (
    earth +
    growth +
    path(edges, 'fill="none" stroke="#2a2012" stroke-opacity=".38" stroke-width="1.3"') +
    path(TILE_PATH, 'fill="url(#m-grain)" fill-opacity=".5"') +
    path(RIM_PATH, 'fill="none" stroke="#fff3cf" stroke-opacity=".34" stroke-width="2.4"') +
    path(TILE_PATH, 'fill="none" stroke="#1c160e" stroke-width="2.4" stroke-linejoin="round"') +
    path(lines, 'stroke="#1c160e" stroke-width="6" stroke-linecap="round"') +
    path(merlons, 'stroke="#1c160e" stroke-width="5.2"') +
    path(lines, 'stroke="var(--barrier)" stroke-width="3.3" stroke-linecap="round"') +
    path(merlons, 'stroke="var(--barrier)" stroke-width="2.9"')
  );
}

/** Soft lighter and darker patches. */
function clouds(random: Random, middle: Point): string {
  const patch = (): string => ellipse(somewhere(random, middle, 0, 0.5), between(random, 9, 15), between(random, 4, 8));
  return path(patch() + patch(), 'fill="#fff" fill-opacity=".06"') + path(patch() + patch(), 'fill="#000" fill-opacity=".06"');
}

/** What the back of a face-down tile says. */
export const BACKS: Record<string, string> = { start: 'I', far: 'II–III', near: 'IV–V', center: 'VI–VII' };

/** The back of a tile around its middle: deep blue, a compass rose, and how hard it may be there. */
export function back(kind: string): string {
  // Points and circles are computed, not turned and scaled by transforms: each of those costs with every frame.
  let light = '';
  let dark = '';
  for (let turn = 0; turn < 8; turn++) {
    const [length, width] = turn % 2 ? [36, 6] : [58, 8];
    const point = (x: number, y: number): string => {
      const angle = (turn * Math.PI) / 4;
      return at(1.185 * (x * Math.cos(angle) - y * Math.sin(angle)), 1.185 * (x * Math.sin(angle) + y * Math.cos(angle)));
    };
    light += `M${point(0, -length)}L${point(width, -17)}L${point(0, -12)}Z`;
    dark += `M${point(0, -length)}L${point(-width, -17)}L${point(0, -12)}Z`;
  }
  const rose = path(light, 'fill="#e9d9a8" fill-opacity=".55"') + path(dark, 'fill="#e9d9a8" fill-opacity=".2"');
  const cells = [0, 1, 2, 3, 4, 5, 6].map((d) => `M${hexagon(offset(d), RADIUS * 0.97).replaceAll(',', ' ')}Z`).join('');
  const words = BACKS[kind] ?? '?';
  return (
    path(TILE_PATH, 'fill="url(#m-back)"') +
    path(cells, 'fill="none" stroke="#e9d9a8" stroke-opacity=".14" stroke-width="1.2"') +
    '<g stroke="#e9d9a8" fill="none" stroke-opacity=".6" stroke-width="1.185"><circle r="54.5"/>' +
    `<circle r="48.6" stroke-dasharray="1.8 5"/><circle r="29.6" stroke-opacity=".3"/></g>${rose}` +
    '<circle r="23.3" fill="#222d3c" stroke="#e9d9a8" stroke-opacity=".75" stroke-width="1.6"/>' +
    `<text y="5.6" text-anchor="middle" font-size="${words.length > 5 ? 13 : words.length > 4 ? 14.6 : 16.5}" font-weight="700" fill="#f3e7c3">${words}</text>` +
    path(INNER_PATH, 'fill="none" stroke="#e9d9a8" stroke-opacity=".5" stroke-width="2"') +
    path(TILE_PATH, 'fill="none" stroke="#1c160e" stroke-width="2.4" stroke-linejoin="round"')
  );
}
