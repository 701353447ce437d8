import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definition, standingAlone, styleOf } from '../../../art/standingAlone';
import catalogue from '../../../fixtures/catalogue-lore-en.json';
import type { BattleloreUnit, BattleloreUnitInfo } from '../../../lib/protocol';
import { hexPath, middle } from '../battleground/geometry';
import Land from '../battleground/Land.svelte';
import Piece from '../battleground/Piece.svelte';
import Water from '../battleground/Water.svelte';

// The documentation shows these as the page draws them: `make pictures` writes them anew.
const FOLDER = '../docs/images/components/battlelore';
const HEX = '4.6';
const { x, y } = middle(HEX);
const BOX = `${x - 48} ${y - 52} 96 104`;
const ground = readFileSync('src/games/battlelore/battleground/Ground.svelte', 'utf8');
const WORDS = `<style>${styleOf('src/games/battlelore/battleground/Piece.svelte')}</style>`;
const outline = hexPath([HEX]);
const GRASS =
  `<defs>${definition(ground, 'battlelore-ground')}${definition(ground, 'battlelore-hill')}<clipPath id="battlelore-clip"><path d="${outline}"/></clipPath></defs>` +
  `<path d="${outline}" fill="url(#battlelore-ground)" stroke="#33391a" stroke-width="1.3"/>`;

it.each(Object.keys(catalogue.lands).filter((land) => land !== 'rampart'))('%s is drawn in the documentation as on the page', async (land) => {
  // A river runs on into the hexes beside it, and is seen on its own only as far as this one goes.
  const water = render(Water, { land: { '4.5': 'river', [HEX]: land, '4.7': 'river' }, turned: false }).container.innerHTML;
  const wet = ['river', 'bridge', 'ford'].includes(land);
  const drawn = wet ? water : render(Land, { land, x, y }).container.innerHTML;
  await expect(standingAlone(BOX, drawn, GRASS)).toMatchFileSnapshot(`${process.cwd()}/${FOLDER}/lands/${land}.svg`);
});

// Champions are shown by the signs of their classes.
it.each(Object.values(catalogue.units).flatMap(({ id, mode }) => (mode === 'champion' ? [] : [id])))('%s is drawn in the documentation as on the page', async (id) => {
  const info = (catalogue.units as unknown as Record<string, BattleloreUnitInfo>)[id] as BattleloreUnitInfo;
  const { banner, dice, figures, mode } = info;
  const unit = { side: 0, unit: id, banner, dice, figures, of: figures, mode, effects: [], bold: 0, hero: -1 } as unknown as BattleloreUnit;
  const { container } = render(Piece, { unit, info });
  await expect(standingAlone('-46 -50 92 96', container.innerHTML, WORDS)).toMatchFileSnapshot(`${process.cwd()}/${FOLDER}/units/${id}.svg`);
});
