import { render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definition, standingAlone, styleOf } from '../../../art/standingAlone';
import catalogue from '../../../fixtures/catalogue-en.json';
import type { TileInfo } from '../../../lib/protocol';
import TileThumb from '../map/tiles/TileThumb.svelte';
import { BUST, portrait } from './portraits';

// The documentation shows these as the page draws them: `make pictures` writes them anew.
const FOLDER = '../docs/images/components/heroes';
const source = readFileSync('src/games/heroes/map/tiles/Defs.svelte', 'utf8');

function paints(): string {
  const gradient = /<radialGradient id="m-\{terrain\}".*?<\/radialGradient>/s.exec(source)?.[0] ?? '';
  const grounds = ['grass', 'dirt', 'sub'].map((terrain) => gradient.replaceAll('{terrain}', terrain));
  return `<defs>${grounds.join('')}${definition(source, 'm-clear')}</defs><style>${styleOf('src/games/heroes/map/tiles/TileThumb.svelte')}</style>`;
}

it.each(Object.keys(catalogue.tiles))('tile %s is drawn in the documentation as on the page', async (id) => {
  const tile = (catalogue.tiles as unknown as Record<string, TileInfo>)[id] as TileInfo;
  const { container } = render(TileThumb, { tile, rotation: 0, state: 'plain' });
  const svg = container.querySelector('svg') as SVGElement;
  // The line around it says whether it may be laid, and would hide walls at the edge.
  for (const line of svg.querySelectorAll(':scope > path')) line.remove();
  const file = standingAlone(svg.getAttribute('viewBox') ?? '', svg.innerHTML, paints());
  await expect(file).toMatchFileSnapshot(`${process.cwd()}/${FOLDER}/tiles/${id}.svg`);
});

it.each(Object.keys(catalogue.heroes))('%s has the same portrait in the documentation as on the page', async (id) => {
  const file = standingAlone(`0 0 ${BUST.width} ${BUST.height}`, portrait(id));
  await expect(file).toMatchFileSnapshot(`${process.cwd()}/${FOLDER}/heroes/${id}.svg`);
});
