/** The grain of the cardboard: painted once into a small picture and then repeated, since filters are slow to move. */
import { randomOf } from './paint';

export const GRAIN = 128;
let painted: string | null = null;

/** A picture as a data: address, or nothing where there is no canvas. */
export function grain(): string {
  painted ??= paint();
  return painted;
}

function paint(): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = GRAIN;
  const context = typeof CanvasRenderingContext2D === 'undefined' ? null : canvas.getContext('2d');
  if (!context) return '';
  const picture = context.createImageData(GRAIN, GRAIN);
  const random = randomOf('grain');
  for (let i = 0; i < picture.data.length; i += 4) {
    const light = random() < 0.42;
    picture.data.set(light ? [255, 246, 222, random() * 34] : [26, 18, 8, random() * 62], i);
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/png');
}
