/** A town of Necropolis: pale stone and bone under a green moon. */
import type { Scenery } from './panorama';
import { INK, deadTree, gate, path, tower, towerGhost, wall, type Stone, type TowerShape } from './shapes';

const BONE: Stone = { light: '#c9c6b8', dark: '#8e8b7d', roof: '#3d4a44' };
const DARK: Stone = { light: '#77756c', dark: '#4d4c46', roof: '#2a302d' };
const GREEN: Stone = { light: '#9aa596', dark: '#66705f', roof: '#2f5d46' };
const GLOW = '#8fe0a0';

const GUILD: TowerShape = { x: 338, top: 70, base: 154, w: 26, peak: 40, windows: 2, over: 6 };
const VAULTS: TowerShape = { x: 530, top: 46, base: 154, w: 38, peak: 40, windows: 3 };

function spikes(from: number, to: number, base: number, step: number): string {
  let out = '';
  for (let x = from; x <= to; x += step) out += path(`M${x - 3} ${base}L${x} ${base - 12}L${x + 3} ${base}Z`, '#e6e2d2', 1.2);
  return out;
}

function skull(x: number, y: number, size: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    path('M-12 -4C-12 -18 12 -18 12 -4C12 2 9 4 8 5V10H-8V5C-9 4 -12 2 -12 -4Z', '#ece8da', 1.8) +
    `<path d="M-7 -4a3 3.6 0 1 0 6 0a3 3.6 0 1 0 -6 0M1 -4a3 3.6 0 1 0 6 0a3 3.6 0 1 0 -6 0M-1.5 4L0 0L1.5 4ZM-4 6V10M0 6V10M4 6V10" fill="${INK}" stroke="${INK}" stroke-width="1"/></g>`
  );
}

function cemetery(): string {
  const stone = (x: number, y: number, h: number): string => path(`M${x - 6} ${y}V${y - h + 6}a6 6 0 0 1 12 0V${y}Z`, '#b4b1a3', 1.6);
  return (
    path('M196 170V140L218 124L240 140V170Z', BONE.light) + path('M220 170V126L240 140V170Z', BONE.dark, 0) + path('M211 170V152a7 7 0 0 1 14 0V170Z', INK, 0) +
    stone(166, 172, 20) + stone(184, 175, 15) + stone(148, 175, 16) + stone(252, 175, 15) + `<path d="M134 175V158M128 164H140" stroke="#b4b1a3" stroke-width="4"/>`
  );
}

function mausoleum(): string {
  let columns = '';
  for (let i = 0; i < 4; i++) columns += `<rect x="${460 + 12 * i}" y="120" width="5" height="34" fill="#dedbcc" stroke="${INK}" stroke-width="1"/>`;
  return path('M454 156V116H508V156Z', BONE.dark) + columns + path('M450 118V112H512V118Z', BONE.light) + path('M460 112a21 20 0 0 1 42 0Z', GREEN.roof) + path('M481 92V82', 'none', 2.4) + path('M477 84h8', 'none', 2);
}

function vaults(pattern: string): string {
  let ribs = '';
  for (let i = 0; i < 4; i++) ribs += `<path d="M511 ${66 + 20 * i}Q490 ${56 + 20 * i} 494 ${80 + 20 * i}M549 ${66 + 20 * i}Q570 ${56 + 20 * i} 566 ${80 + 20 * i}" fill="none" stroke="#e6e2d2" stroke-width="4" stroke-linecap="round"/>`;
  return ribs + tower(VAULTS, DARK, pattern);
}

function amplifier(): string {
  return (
    path('M636 172L642 150H666L672 172Z', DARK.light) + path('M654 172V150H666L672 172Z', DARK.dark, 0) +
    `<ellipse cx="654" cy="118" rx="30" ry="9" fill="none" stroke="${GLOW}" stroke-width="2.4" opacity=".8"/>` +
    path('M644 148L640 118L654 96L668 118L664 148Z', '#5fbf7d') + path('M654 148V96L668 118L664 148Z', '#357a4e', 0) +
    `<path d="M624 124a30 9 0 0 0 60 0" fill="none" stroke="${GLOW}" stroke-width="3"/>`
  );
}

function darkness(): string {
  return (
    `<g opacity=".82"><path d="M300 6q14 -26 44 -16q20 -24 56 -12q32 -18 62 2q36 -12 54 10q34 -2 36 22q-30 16 -66 8q-30 14 -66 2q-34 12 -64 0q-36 8 -56 -16Z" fill="#171a1c"/>` +
    `<path d="M330 12q20 -14 44 -6q24 -14 50 0q30 -12 56 4q26 -8 44 6" fill="none" stroke="#3d5a4c" stroke-width="3" stroke-linecap="round"/></g>`
  );
}

function hall(): string {
  return (
    path('M366 156V112L392 84L418 112V156Z', BONE.light) + path('M394 156V86L418 112V156Z', BONE.dark, 0) + path('M362 114L392 78L422 114L417 116L392 88L367 116Z', BONE.roof) +
    `<path d="M386 156V134a6 8 0 0 1 12 0V156Z" fill="${INK}"/><circle cx="392" cy="112" r="6" fill="${GLOW}" stroke="${INK}" stroke-width="1.4"/>`
  );
}

export function scenery(pattern: string): Scenery {
  return {
    back:
      '<defs><linearGradient id="town-sky-necropolis" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a4a4c"/><stop offset=".7" stop-color="#8d9a80"/><stop offset="1" stop-color="#c8c79c"/></linearGradient></defs>' +
      '<rect x="-400" y="-220" width="1650" height="400" fill="#3a4a4c"/><rect x="-400" y="-42" width="1650" height="220" fill="url(#town-sky-necropolis)"/>' +
      '<circle cx="686" cy="30" r="30" fill="#e6f0c8" opacity=".92"/><circle cx="676" cy="24" r="6" fill="#c9d6a8"/><circle cx="696" cy="40" r="4" fill="#c9d6a8"/>' +
      '<path d="M-400 100L-220 40L-120 90L0 60L60 30L130 84L190 50L280 104L360 80L520 104L620 64L700 98L780 46L850 92L1000 40L1250 100V178H-400Z" fill="#5c6a62"/>' +
      '<path d="M-400 134Q-100 118 0 130Q150 106 300 126T620 120T850 130Q1050 114 1250 132V178H-400Z" fill="#6d7358"/>' +
      deadTree(40, 152, 44) + deadTree(92, 158, 34) + deadTree(752, 160, 40) + deadTree(806, 156, 46) + deadTree(718, 150, 26) +
      '<ellipse cx="425" cy="168" rx="250" ry="12" fill="#000" opacity=".35"/>',
    keep: [
      { depth: 0, draw: path('M388 152L398 60H452L462 152Z', BONE.light) + path('M428 152V60H452L462 152Z', BONE.dark, 0) + path('M392 62L425 4L458 62Z', BONE.roof) + path('M425 4L458 62H427Z', '#000', 0, ' opacity=".25"') + skull(425, 86, 1.1) },
      { depth: 10, draw: wall(262, 590, 140, 172, '#a3a092', 12) + spikes(274, 580, 140, 24) + gate(425, 172, 40, 42) },
      { depth: 12, draw: tower({ x: 272, top: 116, base: 172, w: 34, peak: 32, flag: 0.8 }, BONE, pattern) + tower({ x: 580, top: 116, base: 172, w: 34, peak: 32, flag: 0.8 }, BONE, pattern) },
    ],
    sights: {
      special_tent: { depth: 9, draw: darkness(), ghost: 'M300 6q14 -26 44 -16q20 -24 56 -12q32 -18 62 2q36 -12 54 10q34 -2 36 22q-30 16 -66 8q-30 14 -66 2q-34 12 -64 0q-36 8 -56 -16Z' },
      dwelling_gold: { depth: -2, draw: vaults(pattern), ghost: towerGhost(VAULTS) },
      mage_guild: { depth: -1, draw: tower(GUILD, GREEN, pattern) + `<path d="M338 34q-8 -10 0 -22q2 8 7 10q5 8 -7 12Z" fill="${GLOW}" stroke="${INK}" stroke-width="1.4"/>`, ghost: towerGhost(GUILD) },
      city_hall: { depth: 3, draw: hall(), ghost: 'M366 156V112L392 84L418 112V156' },
      dwelling_silver: { depth: 4, draw: mausoleum(), ghost: 'M454 156V116H508V156M460 112a21 20 0 0 1 42 0Z' },
      citadel: { depth: 13, draw: wall(398, 452, 122, 172, '#bab7a8', 6) + tower({ x: 390, top: 112, base: 174, w: 24, peak: 28, windows: 1 }, BONE, pattern) + tower({ x: 460, top: 112, base: 174, w: 24, peak: 28, windows: 1 }, BONE, pattern) + skull(425, 136, 0.7) + gate(425, 172, 34, 30), ghost: `${towerGhost({ x: 390, top: 112, base: 172, w: 24, peak: 28 })}${towerGhost({ x: 460, top: 112, base: 172, w: 24, peak: 28 })}` },
      dwelling_bronze: { depth: 14, draw: cemetery(), ghost: 'M196 170V140L218 124L240 140V170M160 172V158a6 6 0 0 1 12 0V172M142 175V165a6 6 0 0 1 12 0V175' },
      special_gears: { depth: 15, draw: amplifier(), ghost: 'M636 172L642 150H666L672 172M644 148L640 118L654 96L668 118L664 148Z' },
    },
    front: '<path d="M-400 176Q0 166 220 168T425 173T850 168Q1050 164 1250 172V260H-400Z" fill="#4f5540"/>',
  };
}
