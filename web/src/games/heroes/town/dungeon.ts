/** A town of Dungeon: carved into rock, lit by crystals, under a roof of stalactites. */
import type { Scenery } from './panorama';
import { INK, crystal, gate, mushroom, path, tower, towerGhost, wall, type Stone, type TowerShape } from './shapes';

const ROCK: Stone = { light: '#a391a8', dark: '#74637c', roof: '#5d2747' };
const RED: Stone = { light: '#b59aa2', dark: '#836a75', roof: '#8a2f3a' };
const DEEP: Stone = { light: '#7d6c88', dark: '#54465f', roof: 'var(--dungeon)' };
const GLOW = '#e0a8ff';

const GUILD: TowerShape = { x: 340, top: 72, base: 154, w: 26, peak: 36, windows: 2, over: 6 };
const LAIR: TowerShape = { x: 532, top: 52, base: 154, w: 42, peak: 30, windows: 2, over: 8 };

function stalactites(): string {
  let d = 'M-400 -220H1250V-26';
  const drops = [34, 12, 52, 20, 30, 8, 44, 16, 26, 40, 10, 36, 18, 50, 14, 30, 22, 46, 12, 34, 8, 40, 24, 16, 48, 12, 30];
  drops.forEach((drop, i) => {
    const x = 1250 - i * 61;
    d += `L${x - 16} -26L${x - 30} ${drop - 26}L${x - 44} -30`;
  });
  return `<path d="${d}L-400 -26Z" fill="#2a2030"/>`;
}

function warrens(): string {
  const hole = (x: number, y: number, r: number): string => `<path d="M${x - r} ${y}a${r} ${r * 1.15} 0 0 1 ${2 * r} 0Z" fill="${INK}"/><path d="M${x - r * 0.4} ${y}l${r * 0.2} -${r * 0.5}M${x + r * 0.3} ${y}l-${r * 0.1} -${r * 0.4}" stroke="#f0a040" stroke-width="2"/>`;
  return path('M142 174Q150 132 186 128Q206 112 232 132Q256 140 258 174Z', '#86748c') + path('M206 174Q214 140 232 132Q256 140 258 174Z', '#66566e', 0) + hole(172, 172, 11) + hole(204, 158, 9) + hole(232, 172, 11) + hole(196, 140, 6);
}

function labyrinth(): string {
  let steps = '';
  for (let i = 0; i < 3; i++) steps += path(`M${448 + 9 * i} ${156 - 18 * i}V${140 - 18 * i}H${514 - 9 * i}V${156 - 18 * i}Z`, i % 2 ? '#94829c' : '#a995ae');
  return steps + `<path d="M456 152H472V146H488V152H500M466 132H480V128H496" fill="none" stroke="${INK}" stroke-width="2"/>` + path('M474 104V92L481 84L488 92V104Z', RED.light) + path('M470 93L481 78L492 93Z', RED.roof);
}

function lair(pattern: string): string {
  return tower(LAIR, DEEP, pattern) + path('M516 50C504 42 500 30 506 18C510 30 518 34 524 40ZM548 50C560 42 564 30 558 18C554 30 546 34 540 40Z', '#d8cbb8', 1.6) + `<path d="M522 130a10 12 0 0 1 20 0V154H522Z" fill="${INK}"/><circle cx="528" cy="132" r="1.8" fill="#f0c040"/><circle cx="536" cy="132" r="1.8" fill="#f0c040"/>`;
}

function portal(): string {
  return (
    path('M638 172V128a22 24 0 0 1 44 0V172H672V130a12 14 0 0 0 -24 0V172Z', ROCK.light) +
    `<ellipse cx="660" cy="146" rx="12" ry="26" fill="#7a2fb0"/><path d="M660 122q10 14 0 26t0 22M654 132q12 8 6 20" fill="none" stroke="${GLOW}" stroke-width="2.4" stroke-linecap="round"/>` +
    path('M654 104L660 94L666 104Z', GLOW, 1.4)
  );
}

function vortex(): string {
  return `<g fill="none" stroke-linecap="round"><path d="M302 30q38 -22 76 0" stroke="#7fd0ff" stroke-width="5"/><path d="M310 20q30 -18 60 0" stroke="${GLOW}" stroke-width="4"/><path d="M320 9q20 -12 40 0" stroke="#d8f0ff" stroke-width="3"/><path d="M340 40V8" stroke="#d8f0ff" stroke-width="3" opacity=".8"/></g>`;
}

function hall(): string {
  return (
    path('M366 156V116H422V156Z', RED.light) + path('M402 156V116H422V156Z', RED.dark, 0) + path('M360 118L372 92H416L428 118Z', RED.roof) + path('M400 118L404 92H416L428 118Z', '#000', 0, ' opacity=".25"') +
    `<path d="M387 156V138a7 8 0 0 1 14 0V156Z" fill="${INK}"/><circle cx="394" cy="106" r="5" fill="#f0c040" stroke="${INK}" stroke-width="1.4"/>`
  );
}

export function scenery(pattern: string): Scenery {
  const violet = (x: number, y: number, s: number): string => crystal(x, y, s, '#b98be0', '#7d4fb0');
  return {
    back:
      '<defs><radialGradient id="town-sky-dungeon" cx=".5" cy=".55" r=".7"><stop offset="0" stop-color="#b08ab8"/><stop offset=".55" stop-color="#6a4f78"/><stop offset="1" stop-color="#3a2c46"/></radialGradient></defs>' +
      '<rect x="-400" y="-220" width="1650" height="400" fill="#3a2c46"/><rect x="-100" y="-60" width="1050" height="240" fill="url(#town-sky-dungeon)"/>' +
      '<path d="M-400 60L-200 90L-60 50L40 96L120 60L210 100L330 70L420 96L540 66L640 100L740 54L850 96L960 60L1250 90V178H-400Z" fill="#57435f"/>' +
      '<path d="M-400 134Q-80 112 60 132Q180 110 320 128T620 122T850 132Q1050 116 1250 134V178H-400Z" fill="#6d5a6e"/>' +
      '<path d="M560 178Q610 150 720 148T850 134Q1000 130 1250 138V150Q960 150 850 148Q760 160 720 166T640 178Z" fill="#d97b33"/><path d="M600 176Q650 158 720 156T850 142Q1000 138 1250 145" fill="none" stroke="#f7c35a" stroke-width="2.4"/>' +
      stalactites() +
      violet(46, 154, 34) + violet(62, 158, 22) + violet(806, 138, 30) + violet(820, 140, 18) + mushroom(96, 158, 24, '#c0577a') + mushroom(116, 162, 16, '#d98a9c') + mushroom(752, 144, 20, '#c0577a') +
      '<ellipse cx="425" cy="168" rx="250" ry="12" fill="#000" opacity=".4"/>',
    keep: [
      { depth: 0, draw: path('M384 152L396 62H454L466 152Z', ROCK.light) + path('M430 152V62H454L466 152Z', ROCK.dark, 0) + tower({ x: 425, top: 62, base: 80, w: 58, peak: 46, windows: 0, flag: 1, over: 8 }, ROCK, pattern) + `<path d="M414 92a11 14 0 1 0 22 0a9 11 0 1 1 -22 0" fill="${GLOW}" stroke="${INK}" stroke-width="1.6" transform="rotate(35 425 92)"/>` },
      { depth: 10, draw: wall(262, 590, 140, 172, '#8d7c94') + gate(425, 172, 40, 42) },
      { depth: 12, draw: tower({ x: 272, top: 118, base: 172, w: 34, peak: 28, flag: 0.8 }, ROCK, pattern) + tower({ x: 580, top: 118, base: 172, w: 34, peak: 28, flag: 0.8 }, ROCK, pattern) },
    ],
    sights: {
      dwelling_gold: { depth: -2, draw: lair(pattern), ghost: towerGhost(LAIR) },
      mage_guild: { depth: -1, draw: tower(GUILD, DEEP, pattern) + `<circle cx="340" cy="32" r="6" fill="${GLOW}" stroke="${INK}" stroke-width="1.6"/>`, ghost: towerGhost(GUILD) },
      special_gears: { depth: 1, draw: vortex(), ghost: 'M302 30q38 -22 76 0M310 20q30 -18 60 0M320 9q20 -12 40 0' },
      city_hall: { depth: 3, draw: hall(), ghost: 'M366 156V118H422V156M360 118L372 92H416L428 118Z' },
      dwelling_silver: { depth: 4, draw: labyrinth(), ghost: 'M448 156V140H457V122H466V104H496V122H505V140H514V156' },
      citadel: { depth: 13, draw: wall(398, 452, 122, 172, '#a391a8', 6) + tower({ x: 390, top: 112, base: 174, w: 24, peak: 26, windows: 1 }, RED, pattern) + tower({ x: 460, top: 112, base: 174, w: 24, peak: 26, windows: 1 }, RED, pattern) + gate(425, 172, 36, 38), ghost: `${towerGhost({ x: 390, top: 112, base: 172, w: 24, peak: 26 })}${towerGhost({ x: 460, top: 112, base: 172, w: 24, peak: 26 })}` },
      dwelling_bronze: { depth: 14, draw: warrens(), ghost: 'M142 174Q150 132 186 128Q206 112 232 132Q256 140 258 174' },
      special_tent: { depth: 15, draw: portal(), ghost: 'M638 172V128a22 24 0 0 1 44 0V172M648 172V130a12 14 0 0 1 24 0V172' },
    },
    front: '<path d="M-400 176Q0 166 220 168T425 173T850 170Q1050 166 1250 174V260H-400Z" fill="#43354a"/>',
  };
}
