/** A town of Castle: bright stone and blue roofs on a green hill by a river. */
import type { Scenery } from './panorama';
import { INK, fir, flag, gate, house, houseGhost, path, tower, towerGhost, wall, type Stone, type TowerShape } from './shapes';

const STONE: Stone = { light: '#efe6d2', dark: '#b7aa90', roof: 'var(--castle)' };
const WHITE: Stone = { light: '#fbf5e6', dark: '#cfc4aa', roof: 'var(--castle-2)' };
const GOLDEN: Stone = { light: '#f6ecd6', dark: '#c2b188', roof: '#d9a52c' };
const WOOD: Stone = { light: '#c9a877', dark: '#9a7c50', roof: '#7b4b2c' };
const MAGIC: Stone = { light: '#ded6e6', dark: '#a79cb6', roof: '#5b4a86' };

const BARRACKS: TowerShape[] = [
  { x: 320, top: 92, base: 156, w: 28, peak: 30, windows: 2 },
  { x: 292, top: 104, base: 158, w: 26, peak: 26, windows: 1 },
];
const GLORY: TowerShape = { x: 534, top: 40, base: 152, w: 34, peak: 44, windows: 3, flag: 0.8 };
const GUILD: TowerShape = { x: 660, top: 84, base: 160, w: 24, peak: 34, windows: 2, over: 7 };

function church(): string {
  return (
    house(476, 112, 154, 44, 30, WHITE) +
    tower({ x: 500, top: 84, base: 154, w: 18, peak: 34, windows: 0, over: 3 }, WHITE, '') +
    `<circle cx="476" cy="112" r="7" fill="#7fb3c4" stroke="${INK}" stroke-width="1.6"/><path d="M476 105V119M469 112H483" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M500 50V40M496 44H504" stroke="${INK}" stroke-width="2"/>`
  );
}

function cityHall(): string {
  let columns = '';
  for (let i = 0; i < 5; i++) columns += `<rect x="${346 + 11 * i}" y="116" width="5" height="38" fill="#fbf5e6" stroke="${INK}" stroke-width="1"/>`;
  return (
    path('M340 156V112H402V156Z', STONE.dark) +
    columns +
    path('M336 114L371 90L406 114Z', STONE.light) +
    `<circle cx="371" cy="105" r="5.5" fill="#d9a52c" stroke="${INK}" stroke-width="1.4"/>`
  );
}

function gatehouse(pattern: string): string {
  return (
    path('M392 172V122h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8V172Z'.replace('h8V172', 'V172'), '#e4d9bf') +
    tower({ x: 386, top: 112, base: 174, w: 24, peak: 24, windows: 1 }, STONE, pattern) +
    tower({ x: 464, top: 112, base: 174, w: 24, peak: 24, windows: 1 }, STONE, pattern)
  );
}

function smithy(): string {
  return (
    house(212, 146, 170, 46, 18, WOOD) +
    path('M226 132V112H236V138Z', '#a79b86', 1.6) +
    `<path d="M231 108q-6 -8 2 -14t0 -14q-4 -6 3 -11" fill="none" stroke="#f4efe4" stroke-width="5" stroke-linecap="round" opacity=".75"/>` +
    `<path d="M205 170V156h13V170Z" fill="#f08a2e" stroke="${INK}" stroke-width="1.4"/>`
  );
}

function tents(pattern: string): string {
  const tent = (x: number, w: number, h: number): string =>
    path(`M${x - w / 2} 174L${x} ${174 - h}L${x + w / 2} 174Z`, '#f7f0dd') +
    path(`M${x - w / 2} 174L${x} ${174 - h}L${x - w * 0.2} 174ZM${x + w * 0.16} 174L${x} ${174 - h}L${x + w * 0.34} 174Z`, 'var(--castle)', 0) +
    path(`M${x - w * 0.08} 174L${x} ${174 - h * 0.55}L${x + w * 0.08} 174Z`, INK, 0);
  return tent(128, 44, 36) + tent(164, 34, 27) + flag(128, 139, 0.6, pattern);
}

export function scenery(pattern: string): Scenery {
  const ghostOf = (shapes: TowerShape[]): string => shapes.map(towerGhost).join('');
  return {
    back:
      '<defs><linearGradient id="town-sky-castle" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fc0cf"/><stop offset="1" stop-color="#f1e3bd"/></linearGradient></defs>' +
      '<rect x="-400" y="-220" width="1650" height="400" fill="#9fc0cf"/><rect x="-400" y="-42" width="1650" height="220" fill="url(#town-sky-castle)"/>' +
      '<circle cx="700" cy="46" r="24" fill="#fff6d8" opacity=".9"/>' +
      '<path d="M-400 96Q-150 60 0 110Q90 60 190 96T400 84T610 96T850 70Q1000 90 1250 70V178H-400Z" fill="#a9b98a"/>' +
      '<path d="M60 98L120 44L170 92L205 62L262 104Z" fill="#b9b39d"/><path d="M120 44L170 92L140 88L128 74Z" fill="#8d8874"/><path d="M120 44L136 60L122 66L112 58Z" fill="#fffaf0"/>' +
      '<path d="M-400 130Q-100 120 0 132Q140 96 300 124T620 116T850 128Q1050 110 1250 130V178H-400Z" fill="#8aa05a"/>' +
      '<path d="M560 178Q600 146 720 142T850 120Q1000 116 1250 124V138Q960 136 850 134Q760 150 720 156T640 178Z" fill="#7fb3c4"/>' +
      fir(30, 147, 27) + fir(52, 149, 27) + fir(78, 153, 22) + fir(252, 140, 26) + fir(780, 159, 26) + fir(806, 157, 26) + fir(828, 153, 23) + fir(716, 146, 20) +
      '<ellipse cx="425" cy="168" rx="240" ry="12" fill="#000" opacity=".25"/>',
    keep: [
      { depth: 0, draw: tower({ x: 425, top: 54, base: 150, w: 46, peak: 44, windows: 3, flag: 1 }, STONE, pattern) },
      { depth: 10, draw: wall(262, 590, 138, 172, '#d9cdb2') + gate(425, 172, 40, 42) },
      { depth: 12, draw: tower({ x: 272, top: 118, base: 172, w: 34, peak: 26, flag: 0.8 }, STONE, pattern) + tower({ x: 580, top: 118, base: 172, w: 34, peak: 26, flag: 0.8 }, STONE, pattern) },
    ],
    sights: {
      dwelling_gold: { depth: -2, draw: tower(GLORY, GOLDEN, pattern) + `<path d="M512 62C496 52 492 40 494 26C504 30 514 40 518 52ZM556 62C572 52 576 40 574 26C564 30 554 40 550 52Z" fill="#fbf5e6" stroke="${INK}" stroke-width="1.6"/>`, ghost: towerGhost(GLORY) },
      dwelling_bronze: { depth: 2, draw: BARRACKS.map((t) => tower(t, STONE, pattern)).join(''), ghost: ghostOf(BARRACKS) },
      city_hall: { depth: 3, draw: cityHall(), ghost: 'M340 156V114H402V156M336 114L371 90L406 114Z' },
      dwelling_silver: { depth: 4, draw: church(), ghost: `${houseGhost(476, 112, 154, 44, 30)}M491 96V84L500 50L509 84V154` },
      citadel: { depth: 13, draw: gatehouse(pattern) + gate(425, 172, 40, 42), ghost: `${towerGhost({ x: 386, top: 112, base: 172, w: 24, peak: 24 })}${towerGhost({ x: 464, top: 112, base: 172, w: 24, peak: 24 })}M398 122H452` },
      mage_guild: { depth: 5, draw: tower(GUILD, MAGIC, pattern) + `<circle cx="660" cy="44" r="6" fill="#cfe8ff" stroke="${INK}" stroke-width="1.6"/><path d="M646 62l2 4 4 2-4 2-2 4-2-4-4-2 4-2ZM677 48l1.6 3 3 1.6-3 1.6-1.6 3-1.6-3-3-1.6 3-1.6Z" fill="#fff6d8"/>`, ghost: towerGhost(GUILD) },
      special_gears: { depth: 14, draw: smithy(), ghost: houseGhost(212, 146, 170, 46, 18) },
      special_tent: { depth: 15, draw: tents(pattern), ghost: 'M106 174L128 138L150 174ZM150 174L164 147L181 174' },
    },
    front: '<path d="M-400 176Q0 166 220 166T425 172T850 168Q1050 164 1250 172V260H-400Z" fill="#6f8a45"/>',
  };
}
