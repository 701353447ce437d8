/**
 * Portraits of heroes as SVG markup, drawn from a few features: a face, hair, what is worn. Who is drawn is told by the
 * id; a hero nobody has described gets features that depend on the id only, so that the same hero always looks the same.
 */
import { randomOf } from '../map/tiles/paint';
import { drawn, INK, line, path, shade, shine } from './strokes';

/** The box that portraits are drawn in. */
export const BUST = { width: 100, height: 112 } as const;

const HAIR = ['long', 'short', 'braids', 'bald'] as const;
const HEAD = ['none', 'circlet', 'helm', 'hood', 'horns'] as const;
const DRESS = ['plate', 'robe', 'scales'] as const;

export interface Features {
  skin: string;
  /** A skull in place of a face. */
  skull: boolean;
  /** A narrow chin and full lips, or a broad jaw. */
  fine: boolean;
  eyes: string;
  hair: (typeof HAIR)[number];
  hairColour: string;
  beard: boolean;
  head: (typeof HEAD)[number];
  headColour: string;
  dress: (typeof DRESS)[number];
  dressColour: string;
  trim: string;
}

const KNOWN: Readonly<Record<string, Features>> = {
  catherine: { skin: '#f0c9a4', skull: false, fine: true, eyes: '#3d6f8f', hair: 'long', hairColour: '#a4522a', beard: false, head: 'circlet', headColour: '#e9c04f', dress: 'plate', dressColour: '#b9c3cf', trim: '#e9c04f' },
  rion: { skin: '#e8bd95', skull: false, fine: false, eyes: '#4c6b3a', hair: 'short', hairColour: '#d9b45f', beard: false, head: 'none', headColour: '#e9c04f', dress: 'robe', dressColour: '#eee4cf', trim: '#b8352f' },
  mutare: { skin: '#d7b48f', skull: false, fine: true, eyes: '#d48a1c', hair: 'braids', hairColour: '#3a2133', beard: false, head: 'horns', headColour: '#8a6f52', dress: 'scales', dressColour: '#7d2f3e', trim: '#d8a545' },
  alamar: { skin: '#cfa987', skull: false, fine: false, eyes: '#7a4bb0', hair: 'bald', hairColour: '#cfc9c0', beard: true, head: 'hood', headColour: '#53407c', dress: 'robe', dressColour: '#453468', trim: '#d8a545' },
  tamika: { skin: '#d9cdc4', skull: false, fine: true, eyes: '#5f8f8a', hair: 'long', hairColour: '#23222b', beard: false, head: 'helm', headColour: '#565a68', dress: 'plate', dressColour: '#4a4e5c', trim: '#8fd0b0' },
  sandro: { skin: '#e3dcc3', skull: true, fine: false, eyes: '#7de3a0', hair: 'bald', hairColour: '#000', beard: false, head: 'hood', headColour: '#3c4a3f', dress: 'robe', dressColour: '#2f3a34', trim: '#8fd0b0' },
};

const SKINS = ['#f0c9a4', '#e0b48a', '#b98259', '#8a5a3c', '#d9cdc4'];
const HAIRS = ['#23222b', '#5b3620', '#a4522a', '#d9b45f', '#b9b3aa'];
const CLOTHS = ['#b9c3cf', '#7d2f3e', '#453468', '#2f5a47', '#8a6a3a'];

/** How a hero looks. */
export function featuresOf(id: string): Features {
  const known = KNOWN[id];
  if (known) return known;
  const random = randomOf(id);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const fine = random() < 0.5;
  return {
    skin: one(SKINS), skull: false, fine, eyes: one(['#3d6f8f', '#4c6b3a', '#5b3620']), hair: one(HAIR), hairColour: one(HAIRS), beard: !fine && random() < 0.5,
    head: one(HEAD), headColour: one(CLOTHS), dress: one(DRESS), dressColour: one(CLOTHS), trim: '#e0b24a',
  };
}

const FINE = 'M33.5 46C32.5 27 67.5 27 66.5 46C66 60 59 70.5 50 73.5C41 70.5 34 60 33.5 46Z';
const BROAD = 'M32 45C31 26 69 26 68 45L66.5 59C63.5 70 57 76 50 76.5C43 76 36.5 70 33.5 59Z';

function behind({ hair, hairColour, head, headColour }: Features): string {
  if (head === 'hood') {
    return drawn('M50 10C22 10 20 40 21 60C21 76 26 90 32 98H68C74 90 79 76 79 60C80 40 78 10 50 10Z', headColour) + shade('M50 10C78 10 80 40 79 60C79 76 74 90 68 98H56C66 80 70 30 50 10Z', 0.3);
  }
  if (hair === 'long') {
    return drawn('M50 17C26 17 25 38 26 52C27 68 20 80 24 94C34 98 40 92 50 92C60 92 66 98 76 94C80 80 73 68 74 52C75 38 74 17 50 17Z', hairColour) + shade('M62 24C76 34 73 50 73 56C73 70 79 82 76 94C70 97 66 95 60 93C68 76 66 50 62 24Z');
  }
  if (hair === 'braids') {
    const braid = (x: number): string => [72, 80, 88, 96].map((y) => drawn(`M${x - 5} ${y - 5}Q${x} ${y - 9} ${x + 5} ${y - 5}Q${x + 6} ${y + 2} ${x} ${y + 4}Q${x - 6} ${y + 2} ${x - 5} ${y - 5}Z`, hairColour, 1.3)).join('');
    return drawn('M50 17C27 17 26 38 28 52L31 70H69L72 52C74 38 73 17 50 17Z', hairColour) + braid(29) + braid(71);
  }
  return '';
}

function body({ dress, dressColour, trim }: Features): string {
  const shoulders = 'M4 112C5 96 20 88 39 83Q50 93 61 83C80 88 95 96 96 112Z';
  const base = drawn(shoulders, dressColour) + shade('M61 83C80 88 95 96 96 112H58C64 104 64 92 61 83Z');
  if (dress === 'plate') {
    const guard = (side: 1 | -1): string => {
      const x = (n: number): number => 50 + side * n;
      return drawn(`M${x(22)} 86C${x(36)} 84 ${x(48)} 92 ${x(49)} 106C${x(38)} 102 ${x(28)} 104 ${x(20)} 110C${x(17)} 100 ${x(18)} 92 ${x(22)} 86Z`, dressColour) + line(`M${x(21)} 103C${x(29)} 97 ${x(39)} 96 ${x(48)} 99`, 1.2) + line(`M${x(22)} 95C${x(30)} 90 ${x(38)} 90 ${x(45)} 93`, 1.2);
    };
    return base + guard(-1) + guard(1) + shade('M72 86C86 84 98 92 99 106C88 102 82 103 76 106C78 98 76 90 72 86Z', 0.2) + shine('M27 88C18 89 9 94 6 102C12 96 20 93 28 92Z') + drawn('M36 84Q50 99 64 84L60 79Q50 88 40 79Z', dressColour) + drawn('M50 97L55 103L50 110L45 103Z', trim, 1.3);
  }
  if (dress === 'scales') {
    const rows = [90, 97, 104].flatMap((y, row) => Array.from({ length: 9 }, (_, n) => ({ x: 14 + n * 9 + (row % 2) * 4.5, y: y + Math.abs(14 + n * 9 + (row % 2) * 4.5 - 50) * 0.22 })));
    return base + rows.map(({ x, y }) => line(`M${x - 4} ${y}q4 6 8 0`, 1.1)).join('') + drawn('M34 86L28 76Q50 96 72 76L66 86Q50 100 34 86Z', trim);
  }
  return base + drawn('M39 83Q50 93 61 83L66 112H57L50 96L43 112H34Z', trim, 1.5) + shade('M50 96L61 83L66 112H57Z', 0.18) + line('M22 92C20 99 20 106 21 112M78 92C80 99 80 106 79 112', 1.2);
}

function face({ skin, fine, eyes, beard, hairColour }: Features): string {
  const shape = fine ? FINE : BROAD;
  const eye = (x: number): string =>
    path(`M${x - 5} 50Q${x} 45.6 ${x + 5} 50Q${x} 53.4 ${x - 5} 50Z`, '#fffaf0') + `<circle cx="${x}" cy="49.6" r="2.5" fill="${eyes}"/><circle cx="${x}" cy="49.6" r="1.1" fill="${INK}"/>` + line(`M${x - 5.4} 50.2Q${x} 45 ${x + 5.4} 50`, fine ? 1.9 : 1.5);
  const brows = fine ? 'M37.5 44.6Q42 41.6 46.8 43.8M53.2 43.8Q58 41.6 62.5 44.6' : 'M36.5 44.4Q42 40.6 47.4 44M52.6 44Q58 40.6 63.5 44.4';
  const mouth = fine
    ? path('M44.6 64.6Q47.6 62.6 50 63.6Q52.4 62.6 55.4 64.6Q50 69 44.6 64.6Z', '#a3483f') + line('M44.4 64.7Q50 66 55.6 64.7', 1)
    : line('M43.6 66Q50 67.6 56.4 66', 1.6) + shade('M46 68.6Q50 70.4 54 68.6Q50 72 46 68.6Z', 0.16);
  const grown = beard
    ? drawn('M33.6 56C34 66 38 74 41 84Q50 100 59 84C62 74 66 66 66.4 56C62 62 58 60.6 54 61Q50 58.6 46 61C42 60.6 38 62 33.6 56Z', hairColour) + line('M44 66.5Q50 69 56 66.5', 1.6, '#5a2f28') + line('M46 76Q48 84 50 90M55 75Q54 82 52 88', 1, '#8d877e')
    : '';
  return (
    drawn('M42 68H58V82Q50 91 42 82Z', skin) + shade('M42 70Q50 79 58 70V76Q50 84 42 76Z', 0.28) +
    drawn(shape, skin) + shade(fine ? 'M56 30C64 34 66.8 38 66.5 46C66 60 59 70.5 50 73.5C58 64 61 48 56 30Z' : 'M57 29C65 32 68.4 37 68 45L66.5 59C63.5 70 57 76 50 76.5C59 66 62 48 57 29Z', 0.17) +
    eye(42) + eye(58) + line(brows, fine ? 1.7 : 2.6) + line('M50.5 48.5L48.4 58.4Q50 60.4 52.6 59.4', 1.3) + mouth + grown
  );
}

function skull({ skin, eyes }: Features): string {
  const socket = (x: number): string => path(`M${x - 6} 48Q${x} 42 ${x + 6} 48Q${x + 5} 56.5 ${x} 56Q${x - 6} 56 ${x - 6} 48Z`, '#15110f') + `<circle cx="${x}" cy="50" r="5" fill="${eyes}" fill-opacity=".28"/><circle cx="${x}" cy="50" r="2.2" fill="${eyes}"/>`;
  return (
    drawn('M44 72H56V90H44Z', skin) + line('M44 78H56M44 84H56', 1.3) +
    drawn('M31.5 46C30 24 70 24 68.5 46C68.5 54 66 57 64 60L62 74Q50 79 38 74L36 60C34 57 31.5 54 31.5 46Z', skin) +
    shade('M58 29C68 34 69 40 68.5 46C68.5 54 66 57 64 60L62 74Q58 76 54 76.5C62 64 64 46 58 29Z', 0.22) +
    shade('M36 60Q41 63 42 70L38 74ZM64 60Q59 63 58 70L62 74Z', 0.35) + socket(42) + socket(58) +
    path('M50 54.5L46.8 61.6H53.2Z', '#15110f') + line('M41 67.6H59', 1.5) + line('M44 65V71.4M47.2 65V72.4M50.2 65V72.8M53.2 65V72.4M56.2 65V71.4', 1.1) + line('M38.5 34Q44 30.5 47 36L45 41', 0.9, '#8d8468')
  );
}

function above({ hair, hairColour, head, headColour, fine, trim }: Features): string {
  const long = drawn('M50 21C38 21 30 30 31 50C35 44 36 38 40 35C46 36 52 34 56 31C61 35 65 42 69 50C70 30 62 21 50 21Z', hairColour) + shine('M36 30Q42 23.4 51 24Q42 27 37.6 34Z', 0.26);
  const short = drawn('M50 19C34 19 29 32 31.6 48L35.4 46C34.6 40 37 36 40 35C47 38 55 36 60 33C64 37 65.4 41 64.6 46L68.4 48C71 32 66 19 50 19Z', hairColour) + shine('M37 29Q43 22 51 22.6Q43 26 39 32Z', 0.26);
  const locks = hair === 'long' || hair === 'braids' ? long : hair === 'short' ? short : '';
  switch (head) {
    case 'circlet':
      return locks + drawn('M30.6 40Q50 29.4 69.4 40L68.8 35.4Q50 24.6 31.2 35.4Z', headColour, 1.5) + drawn('M50 21.6L54.6 29L50 36.4L45.4 29Z', headColour, 1.5) + `<circle cx="50" cy="29.4" r="2.6" fill="#b8352f" stroke="${INK}"/>`;
    case 'helm':
      return drawn('M29.6 52C25 24 36 12 50 12C64 12 75 24 70.4 52L65.4 60C65.8 48 64 41 60 38.4Q50 34.4 40 38.4C36 41 34.2 48 34.6 60Z', headColour) + shine('M33.4 34Q37 19 49 16.4Q40 23 37.6 36Z') + shade('M56 13.4C69 18 74 30 70.4 52L65.4 60C65.8 48 64 41 60 38.4C62 30 60 20 56 13.4Z', 0.26) + drawn('M47.6 12.4L50 4L52.4 12.4V40L50 54L47.6 40Z', trim, 1.3);
    case 'hood':
      return drawn('M50 10C27 10 22 34 25 66L33 74C30 58 30 34 50 26C70 34 70 58 67 74L75 66C78 34 73 10 50 10Z', headColour) + shade('M50 10C73 10 78 34 75 66L67 74C70 58 70 34 50 26Z', 0.26) + shade('M50 26C32 33 30.4 56 33 74C33.6 58 36 42 50 35C64 42 66.4 58 67 74C69.6 56 68 33 50 26Z', 0.4) + line('M27 60C25 36 30 16 50 13', 1, trim);
    case 'horns': {
      const horn = (side: 1 | -1): string => {
        const x = (n: number): number => 50 + side * n;
        return drawn(`M${x(15)} 30C${x(26)} 27 ${x(32)} 19 ${x(30)} 5C${x(38)} 16 ${x(38)} 32 ${x(19)} 40Z`, headColour) + line(`M${x(23)} 27l${side * 5} 5M${x(28)} 20l${side * 6} 4`, 1);
      };
      return horn(-1) + horn(1) + locks + drawn('M31 39Q50 30 69 39L68.6 35.6Q50 26 31.4 35.6Z', trim, 1.4);
    }
    case 'none':
      return locks + (hair === 'bald' && fine ? shine('M38 34Q44 27 52 28Q44 31 41 37Z', 0.2) : '');
  }
}

const kept = new Map<string, string>();

/** The picture of a hero, without what lies behind it. */
export function portrait(id: string): string {
  const known = kept.get(id);
  if (known) return known;
  const features = featuresOf(id);
  const made = behind(features) + body(features) + (features.skull ? skull(features) : face(features)) + above(features);
  kept.set(id, made);
  return made;
}
