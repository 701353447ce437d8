/**
 * Pictures of the locations of the map as SVG markup: a landscape, and what stands in it. Each is drawn from few parts that
 * repeat (walls, roofs, columns, trees, stones), in the strokes of the portraits. A location nobody has drawn is a landscape.
 */
import { randomOf } from '../map/tiles/paint';
import { drawn, INK, line, path, shade, shine } from './strokes';

/** The box that pictures are drawn in; what stands there stands on the ground at 74 and around the middle. */
export const PLACE = { width: 200, height: 92 } as const;

const STONE = '#b9b2a2';
const DARK = '#6f6a62';
const WOOD = '#8a5f38';
const GOLD = '#e9c04f';
const RED = '#b8352f';
const LEAF = '#4f7a3a';
const WATER = '#5f9fc0';

// -- parts ----------------------------------------------------------------------------------------------------------------

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
const block = (x: number, y: number, w: number, h: number, fill: string): string => drawn(box(x, y, w, h), fill) + shade(box(x + w * 0.62, y, w * 0.38, h), 0.18);
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const gate = (x: number, y: number, w: number, h: number): string => path(`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, INK);
const gable = (x: number, y: number, w: number, h: number, fill: string): string => drawn(`M${x - 4} ${y}L${x + w / 2} ${y - h}L${x + w + 4} ${y}Z`, fill) + shade(`M${x + w / 2} ${y - h}L${x + w + 4} ${y}H${x + w * 0.62}Z`);
const house = (x: number, y: number, w: number, h: number, wall: string, roof: string): string => block(x, y - h, w, h, wall) + gable(x, y - h, w, h * 0.8, roof) + gate(x + w / 2, y, w * 0.26, h * 0.62);
const column = (x: number, y: number, h: number, fill = '#e8e0cc'): string => block(x - 3, y - h, 6, h, fill) + drawn(box(x - 5, y - h - 4, 10, 4), fill, 1.4) + drawn(box(x - 5, y - 3, 10, 3), fill, 1.4) + line(`M${x - 1} ${y - h + 2}V${y - 5}`, 0.7, '#8d8468');
const spark = (x: number, y: number, r: number, fill = '#fff3c4'): string => path(`M${x} ${y - r}L${x + r * 0.24} ${y - r * 0.24}L${x + r} ${y}L${x + r * 0.24} ${y + r * 0.24}L${x} ${y + r}L${x - r * 0.24} ${y + r * 0.24}L${x - r} ${y}L${x - r * 0.24} ${y - r * 0.24}Z`, fill);
const glow = (x: number, y: number, r: number, colour: string): string => [1, 0.7, 0.42].map((part) => path(disc(x, y, r * part), colour, 'fill-opacity=".2"')).join('');
const rock = (x: number, y: number, s: number, fill = STONE): string => drawn(`M${x - 12 * s} ${y}L${x - 9 * s} ${y - 10 * s}L${x - 1 * s} ${y - 14 * s}L${x + 9 * s} ${y - 9 * s}L${x + 13 * s} ${y}Z`, fill) + shade(`M${x - 1 * s} ${y - 14 * s}L${x + 9 * s} ${y - 9 * s}L${x + 13 * s} ${y}H${x + 3 * s}Z`, 0.26) + shine(`M${x - 9 * s} ${y - 10 * s}L${x - 1 * s} ${y - 14 * s}L${x - 3 * s} ${y - 8 * s}Z`, 0.3);
const fir = (x: number, y: number, s: number, fill = '#3c6338'): string => drawn(box(x - 1.6 * s, y - 6 * s, 3.2 * s, 6 * s), WOOD, 1.2) + [0, 1, 2].map((n) => drawn(`M${x - (10 - 2.4 * n) * s} ${y - (5 + 7 * n) * s}L${x} ${y - (20 + 6.4 * n) * s}L${x + (10 - 2.4 * n) * s} ${y - (5 + 7 * n) * s}Z`, fill, 1.3)).join('') + shade(`M${x} ${y - 33 * s}L${x + 5.4 * s} ${y - 19 * s}L${x + 10 * s} ${y - 5 * s}H${x + 2 * s}Z`, 0.24);
const crown = (x: number, y: number, r: number, fill: string): string => drawn(`M${x - r} ${y}C${x - 1.3 * r} ${y - 0.9 * r} ${x - 0.6 * r} ${y - 1.3 * r} ${x - 0.25 * r} ${y - 1.05 * r}C${x} ${y - 1.5 * r} ${x + 0.8 * r} ${y - 1.4 * r} ${x + 0.7 * r} ${y - 0.85 * r}C${x + 1.35 * r} ${y - 0.7 * r} ${x + 1.2 * r} ${y + 0.2 * r} ${x + 0.7 * r} ${y + 0.2 * r}H${x - 0.6 * r}C${x - 0.9 * r} ${y + 0.25 * r} ${x - 1.1 * r} ${y + 0.15 * r} ${x - r} ${y}Z`, fill) + shade(`M${x + 0.7 * r} ${y - 0.85 * r}C${x + 1.35 * r} ${y - 0.7 * r} ${x + 1.2 * r} ${y + 0.2 * r} ${x + 0.7 * r} ${y + 0.2 * r}H${x - 0.2 * r}C${x + 0.5 * r} ${y} ${x + 0.8 * r} ${y - 0.4 * r} ${x + 0.7 * r} ${y - 0.85 * r}Z`);
const coin = (x: number, y: number): string => drawn(oval(x, y, 6, 2.6), GOLD, 1.1) + line(`M${x - 3} ${y}h6`, 0.8, '#9a7420');
const chest = (x: number, y: number, wood: string, open: boolean): string =>
  (open ? glow(x, y - 20, 26, GOLD) + drawn(`M${x - 22} ${y - 20}L${x - 18} ${y - 38}Q${x} ${y - 44} ${x + 18} ${y - 38}L${x + 22} ${y - 20}Z`, wood) : drawn(`M${x - 22} ${y - 18}V${y - 24}C${x - 20} ${y - 38} ${x + 20} ${y - 38} ${x + 22} ${y - 24}V${y - 18}Z`, wood)) +
  block(x - 22, y - 19, 44, 19, wood) + drawn(box(x - 22, y - 21, 44, 4), GOLD, 1.3) + [-15, 11].map((n) => drawn(box(x + n, y - 19, 4, 19), GOLD, 1.2)).join('') + drawn(box(x - 4, y - 20, 8, 9), GOLD, 1.3) + path(disc(x, y - 16, 1.6), INK);
const steps = (x: number, y: number, w: number): string => [0, 1, 2].map((n) => drawn(box(x - w / 2 + 4 * n, y - 3.4 * (n + 1), w - 8 * n, 3.4), '#d6cdb6', 1.3)).join('');
const stream = (d: string): string => line(d, 9, INK) + line(d, 6.4, WATER) + line(d, 1.2, '#cfe8f2');

function mine(mouth: string, ore: (x: number, y: number) => string): string {
  return (
    drawn('M34 76L54 36L78 22L100 14L126 26L150 44L168 76Z', DARK) + shade('M100 14L126 26L150 44L168 76H118Z', 0.26) + shine('M54 36L78 22L70 40Z', 0.18) +
    path('M80 76V52a20 20 0 0 1 40 0V76Z', mouth) + glow(100, 66, 16, '#f0b860') +
    drawn('M76 76V50L80 46H120L124 50V76H117V54H83V76Z', WOOD) + line('M84 46L90 40M116 46L110 40', 3, WOOD) +
    line('M96 76L72 90M108 76L96 90', 2.2, '#d8d2c4') + drawn('M62 74L66 86H92L96 74Z', '#7b5636') + path(disc(71, 87, 3.6), INK) + path(disc(88, 87, 3.6), INK) + ore(79, 72)
  );
}
const heap = (x: number, y: number, one: (x: number, y: number) => string): string => [[-10, 0], [0, 1], [10, 0], [-5, -5], [6, -5], [0, -9]].map(([dx = 0, dy = 0]) => one(x + dx, y + dy)).join('');
const gem = (fill: string) => (x: number, y: number): string => drawn(`M${x - 5} ${y - 3}L${x - 2} ${y - 7}H${x + 3}L${x + 6} ${y - 3}L${x} ${y + 5}Z`, fill, 1.1) + shine(`M${x - 5} ${y - 3}L${x - 2} ${y - 7}L${x} ${y - 3}Z`, 0.5);
const shrine = (light: string, fill: string): string =>
  steps(100, 76, 76) + [74, 126].map((x) => column(x, 66, 34)).join('') + drawn('M62 28L100 10L138 28Z', '#d6cdb6') + shade('M100 10L138 28H108Z') + block(92, 52, 16, 14, STONE) + glow(100, 42, 18, light) + drawn('M100 30L108 42L100 54L92 42Z', fill) + shine('M100 30L92 42L100 42Z', 0.5);

// -- what stands there -----------------------------------------------------------------------------------------------------

const PICTURES: Readonly<Record<string, { sky: keyof typeof SKIES; draw: () => string }>> = {
  empty: { sky: 'day', draw: () => fir(58, 74, 0.8) + fir(74, 76, 0.6) + crown(142, 62, 12, LEAF) + drawn(box(140, 62, 4, 13), WOOD, 1.2) },
  blocked: { sky: 'day', draw: () => drawn('M30 78L66 24L86 46L108 12L138 52L150 38L176 78Z', '#8d8578') + shade('M66 24L86 46L74 78H92L108 12L138 52L150 38L176 78H96Z', 0.2) + path('M108 12L98 29L106 26L111 33L119 27Z', '#f4f0e4') + path('M66 24L58 37L66 34L72 39L75 34Z', '#f4f0e4') },
  town: { sky: 'day', draw: () => block(66, 46, 68, 30, STONE) + [60, 124].map((x) => block(x, 34, 16, 42, STONE) + gable(x, 34, 16, 18, RED)).join('') + block(88, 28, 24, 48, STONE) + gable(88, 28, 24, 20, '#3f6fae') + gate(100, 76, 14, 22) + line('M100 8V1', 1.6) + path('M100 1L111 4L100 7Z', RED) },
  settlement: { sky: 'day', draw: () => house(48, 76, 30, 22, '#e6d6b0', '#a4522a') + house(122, 76, 32, 20, '#e6d6b0', '#7d5a34') + house(84, 78, 34, 28, '#efe2c2', RED) + fir(40, 76, 0.6) + fir(166, 76, 0.7) },
  mine: { sky: 'dusk', draw: () => mine('#1a120c', (x, y) => heap(x, y, (cx, cy) => rock(cx, cy + 3, 0.4, DARK))) },
  'mine:gold': { sky: 'dusk', draw: () => mine('#2a1a08', (x, y) => heap(x, y, coin)) },
  'mine:building_materials': { sky: 'dusk', draw: () => mine('#1a120c', (x, y) => heap(x, y, (cx, cy) => rock(cx, cy + 3, 0.45, '#c9c2b2'))) },
  'mine:valuables': { sky: 'dusk', draw: () => mine('#1c1030', (x, y) => heap(x, y, gem('#6fb4d8'))) },
  obelisk: { sky: 'dusk', draw: () => drawn('M72 78H128L122 68H78Z', '#c8bd9e') + drawn('M90 68L94 20L100 10L106 20L110 68Z', '#d9cfae') + shade('M100 10L106 20L110 68H101Z', 0.26) + line('M97 28h6M96 36l4 4l4 -4M97 48h6M96 56q4 4 8 0', 1.4, '#8a5f38') + rock(60, 78, 0.7) },
  dragon_utopia: { sky: 'night', draw: () => drawn('M46 78L60 30L82 16H118L140 30L154 78Z', '#575164') + shade('M118 16L140 30L154 78H116Z', 0.3) + gate(100, 78, 44, 46) + glow(100, 66, 22, '#e8833a') + path('M88 58q5 -6 9 0q-5 3 -9 0ZM103 58q5 -6 9 0q-5 3 -9 0Z', '#ffd65a') + heap(100, 76, coin) + drawn('M82 16Q70 4 52 8Q64 14 66 26Z', '#8c2f2a') + drawn('M118 16Q130 4 148 8Q136 14 134 26Z', '#8c2f2a') },
  grail: { sky: 'dusk', draw: () => glow(100, 36, 40, GOLD) + steps(100, 78, 70) + drawn('M80 14H120C120 38 110 46 104 48V58L114 66H86L96 58V48C90 46 80 38 80 14Z', GOLD) + shade('M106 14H120C120 38 110 46 104 48V58L114 66H101C104 46 110 34 106 14Z', 0.24) + shine('M84 18C84 32 88 38 93 42C88 32 88 24 89 18Z', 0.6) + drawn('M100 22L106 29L100 36L94 29Z', RED, 1.3) + spark(72, 20, 7) + spark(130, 12, 6) + spark(136, 44, 5) },
  water_wheel: { sky: 'day', draw: () => stream('M-8 64Q60 70 92 84T210 80') + house(104, 74, 40, 34, '#d9c49a', '#7d5a34') + drawn(disc(88, 56, 23), WOOD) + path(disc(88, 56, 17), '#cfe0c4') + [0, 30, 60, 90, 120, 150].map((turn) => `<g transform="rotate(${turn} 88 56)">${line('M66 56H110', 2.6, WOOD)}</g>`).join('') + path(disc(88, 56, 4), INK) },
  windmill: { sky: 'day', draw: () => drawn('M86 78L91 36H111L116 78Z', '#efe2c2') + shade('M103 36H111L116 78H104Z', 0.2) + drawn('M88 37Q101 18 114 37Z', '#a4522a') + gate(101, 78, 11, 17) + [20, 110, 200, 290].map((turn) => `<g transform="rotate(${turn} 101 36)">${drawn('M101 36L98 34L96 6H108L104 34Z', '#f6efdc', 1.3)}${line('M98 12H107M98 19H106M99 26H105', 0.9)}</g>`).join('') + path(disc(101, 36, 3), INK) },
  mystical_garden: { sky: 'dusk', draw: () => glow(100, 54, 34, '#f0a8d0') + crown(62, 66, 13, LEAF) + crown(140, 66, 15, LEAF) + [[80, 62, '#d86a9c'], [100, 48, '#f0c04f'], [120, 62, '#7f6fd0'], [92, 72, '#e88a4a'], [112, 74, '#d86a9c']].map(([x, y, fill]) => line(`M${x} ${y}V80`, 2, '#3f6a2f') + [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} ${x} ${y})">${drawn(oval(Number(x), Number(y) - 6, 3.6, 5), String(fill), 1.1)}</g>`).join('') + path(disc(Number(x), Number(y), 2.6), '#fff3c4')).join('') + spark(76, 32, 6) + spark(126, 30, 7) },
  shrine_of_magic_gesture: { sky: 'night', draw: () => shrine('#8fd0b0', '#58b48c') },
  shrine_of_magic_incantation: { sky: 'night', draw: () => shrine('#a98fe0', '#7a5fc8') },
  tree_of_knowledge: { sky: 'dusk', draw: () => drawn('M92 78C96 64 94 54 88 46L96 50L98 38L104 50L114 44C108 54 106 64 112 78Z', WOOD) + shade('M103 50L114 44C108 54 106 64 112 78H103Z') + crown(76, 44, 19, LEAF) + crown(122, 44, 20, LEAF) + crown(100, 34, 22, '#5f8f44') + [[84, 34], [104, 24], [118, 38], [94, 44]].map(([x = 0, y = 0]) => spark(x, y, 6)).join('') + drawn('M70 78L78 70L86 78ZM70 78H86V82H70Z', '#efe2c2', 1.2) },
  learning_stone: { sky: 'day', draw: () => drawn('M76 78C74 48 80 20 98 16C118 14 128 44 126 78Z', STONE) + shade('M104 17C120 20 128 46 126 78H108C116 56 114 34 104 17Z', 0.26) + line('M94 28v14l8 -7l-8 -4M90 50l12 4l-12 5M96 66l6 -4v9', 2.2, '#4f7aa8') + glow(98, 44, 18, '#8fc4e8') + rock(60, 79, 0.8) + rock(142, 80, 0.7) },
  redwood_observatory: { sky: 'night', draw: () => fir(52, 78, 1.1) + fir(150, 78, 1.3) + block(84, 38, 32, 40, '#9a4f36') + drawn('M80 39Q100 6 120 39Z', '#c8bd9e') + shade('M100 22Q112 26 120 39H104Z') + drawn('M98 24L126 4L131 11L104 32Z', GOLD) + gate(100, 78, 12, 18) + spark(66, 16, 6) + spark(146, 20, 5) + spark(34, 28, 4) },
  witch_hut: { sky: 'night', draw: () => drawn('M82 78L88 58H114L122 78H114L110 64H94L90 78Z', WOOD) + block(80, 36, 42, 26, '#6b5238') + drawn('M70 38L96 6L108 16L132 38Z', '#4a3f5e') + shade('M108 16L132 38H108Z') + path(box(90, 42, 9, 9), '#ffd65a') + path(box(106, 42, 8, 9), '#ffd65a') + line('M94.5 42v9M110 42v9', 1.2) + line('M52 78C54 58 46 50 40 46M52 62L60 52', 2.4, '#3a2f28') },
  temple: { sky: 'day', draw: () => steps(100, 78, 100) + [64, 82, 100, 118, 136].map((x) => column(x, 68, 30)).join('') + drawn(box(54, 30, 92, 5), '#e8e0cc') + drawn('M52 30L100 8L148 30Z', '#efe7d4') + shade('M100 8L148 30H112Z', 0.2) + drawn(disc(100, 22, 5), GOLD, 1.3) },
  stables: { sky: 'day', draw: () => block(62, 44, 76, 34, '#a9713f') + drawn('M54 46L72 20H128L146 46Z', '#7d3f2a') + shade('M114 20H128L146 46H122Z') + line('M76 44V78M124 44V78M62 61H76M124 61H138', 1.3) + gate(100, 78, 34, 30) + drawn('M98 78V62L92 56L96 50Q104 46 110 54L108 62L112 78Z', '#c8a27a', 1.4) + path(disc(101, 55, 1.2), INK) + line('M30 78V66M46 78V66M28 70H50M150 78V66M168 78V66M148 70H172', 2.2, WOOD) },
  fountain_of_youth: { sky: 'day', draw: () => drawn(oval(100, 74, 40, 9), STONE) + path(oval(100, 72, 33, 6), WATER) + block(95, 42, 10, 30, STONE) + drawn(oval(100, 44, 20, 5), STONE) + path(oval(100, 43, 15, 3), WATER) + line('M100 40C100 18 82 20 82 40M100 40C100 18 118 20 118 40M100 40V18', 2.6, '#bfe2f0') + line('M84 46C80 54 78 60 78 70M116 46C120 54 122 60 122 70', 2.2, '#bfe2f0') + spark(72, 30, 5) + spark(128, 26, 6) },
  warriors_tomb: { sky: 'night', draw: () => drawn('M58 78V66H142V78Z', DARK) + drawn('M66 66L74 54H126L134 66Z', STONE) + shade('M104 54H126L134 66H108Z') + drawn('M97 56V18H103V56Z', '#c9d2da', 1.4) + drawn(box(88, 26, 24, 5), GOLD, 1.4) + drawn(disc(100, 14, 4), GOLD, 1.3) + line('M44 78C46 56 38 46 32 40M44 60L52 50M156 78C154 58 160 48 168 42', 2.4, '#3a2f28') + glow(100, 70, 20, '#8fd0b0') },
  magic_spring: { sky: 'dusk', draw: () => glow(100, 60, 34, '#8fc4e8') + stream('M100 74Q130 86 210 82') + rock(72, 76, 1.1) + rock(130, 74, 1.2) + drawn(oval(100, 74, 26, 7), STONE) + path(oval(100, 73, 20, 4.6), '#7fc4e0') + rock(100, 68, 0.9, '#8d97a2') + line('M100 54C98 44 106 40 100 30M92 58C90 50 96 46 92 38M108 58C110 50 104 48 108 40', 2, '#d8f0fa') + spark(84, 26, 6) + spark(118, 22, 7) + spark(100, 16, 5) },
  trading_post: { sky: 'day', draw: () => block(66, 50, 68, 28, '#b98a54') + [0, 1, 2, 3, 4, 5].map((n) => drawn(`M${62 + 12.8 * n} 50V34H${74.8 + 12.8 * n}V50q-6.4 6 -12.8 0Z`, n % 2 ? '#f1e7cd' : RED, 1.3)).join('') + line('M100 34V12M84 16H116M84 16l-5 9h10l-5 -9M116 16l-5 9h10l-5 -9', 1.8) + drawn(box(46, 64, 16, 14), WOOD, 1.4) + line('M46 64L62 78M62 64L46 78', 1.1) + drawn('M138 78C134 68 138 62 144 62C152 62 154 70 151 78Z', '#d9c49a', 1.4) + heap(100, 62, coin) },
  sanctuary: { sky: 'day', draw: () => glow(100, 40, 40, '#fff3c4') + block(72, 44, 56, 34, '#efe7d4') + gable(72, 44, 56, 18, '#8c97a8') + block(92, 22, 16, 26, '#efe7d4') + drawn('M89 23L100 0L111 23Z', '#5f6f8c') + gate(100, 78, 15, 24) + [80, 120].map((x) => path(`M${x - 4} 66V58a4 4 0 0 1 8 0V66Z`, '#4f7aa8')).join('') + path(disc(100, 34, 3.6), GOLD) },
  treasure_symbol: { sky: 'day', draw: () => chest(100, 78, WOOD, false) + coin(66, 77) + coin(136, 78) + coin(128, 74) },
  pandoras_box: { sky: 'night', draw: () => chest(100, 78, '#5a3b6b', true) + line('M92 46C84 34 96 28 88 16M108 46C116 34 104 26 114 12', 2.4, '#c88fe0') + spark(76, 26, 7, '#e8b8ff') + spark(126, 30, 6, '#e8b8ff') },
  resource_symbol: { sky: 'day', draw: () => heap(74, 76, coin) + rock(106, 78, 0.9, '#c9c2b2') + rock(122, 79, 0.6, '#c9c2b2') + drawn('M92 78L96 70H116L112 78Z', WOOD, 1.2) + heap(144, 76, gem('#6fb4d8')) },
  artifact_symbol: { sky: 'dusk', draw: () => glow(100, 44, 36, GOLD) + block(84, 58, 32, 20, STONE) + drawn(box(78, 54, 44, 5), '#d6cdb6', 1.4) + drawn('M80 52L76 26L88 38L100 20L112 38L124 26L120 52Z', GOLD) + shade('M108 52L112 38L124 26L120 52Z', 0.2) + [[88, 46, RED], [100, 44, '#4f7aa8'], [112, 46, RED]].map(([x, y, fill]) => drawn(disc(Number(x), Number(y), 3), String(fill), 1)).join('') + spark(66, 22, 6) + spark(136, 20, 6) },
};

const SKIES = {
  day: { bands: ['#bcd8e6', '#d3e5e6', '#e9ecd8'], far: '#a9bf93', near: '#88a866', ground: '#7d9b58', light: '#fff6d8' },
  dusk: { bands: ['#d99f72', '#e9bd87', '#f3d9a6'], far: '#a98a6a', near: '#8a8a55', ground: '#77804c', light: '#fff1c8' },
  night: { bands: ['#39415f', '#4c5675', '#6a7590'], far: '#41505a', near: '#3f5548', ground: '#3a4d3d', light: '#e8ecf4' },
} as const;

/** The land behind: sky in three bands, sun or moon, hills; the same place has the same hills. */
function landscape(name: string, sky: keyof typeof SKIES): string {
  const random = randomOf(name);
  const { bands, far, near, ground, light } = SKIES[sky];
  const hill = (y: number, high: number): string => {
    const at = (): number => y - high * random();
    return `M0 ${y}C30 ${at()} 50 ${at()} 80 ${y - high / 3}S150 ${at()} 200 ${y - high / 2}V92H0Z`;
  };
  const sun = 24 + 24 * random();
  return (
    bands.map((fill, n) => path(box(0, 18 * n, 200, 92 - 18 * n), fill)).join('') + path(disc(sun, 20, 9), light, 'fill-opacity=".75"') +
    path(hill(60, 26), far) + path(hill(68, 18), near) + path('M0 70Q100 64 200 71V92H0Z', ground) + shade('M0 84Q100 79 200 85V92H0Z', 0.14)
  );
}

/** Locations that have a picture of their own; mines also by what they bring. */
export const DRAWN: readonly string[] = Object.keys(PICTURES);

const kept = new Map<string, string>();

/** The picture of a location, by its id and, for a mine, by what it brings. */
export function place(location: string, resource = ''): string {
  const name = `${location}:${resource}` in PICTURES ? `${location}:${resource}` : location;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const { sky, draw } = PICTURES[name] ?? { sky: 'day' as const, draw: () => '' };
  const made = landscape(name, sky) + shade(oval(100, 79, 58, 6), 0.2) + draw();
  kept.set(name, made);
  return made;
}
