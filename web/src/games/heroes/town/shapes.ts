/** Pieces of the town pictures: SVG markup of towers, houses, trees and rocks. Own drawings; nothing here is a rule. */

export const INK = '#211b14';

export interface Stone {
  light: string;
  dark: string;
  roof: string;
}

export interface TowerShape {
  x: number;
  top: number;
  base: number;
  w: number;
  /** The height of the roof above the top. */
  peak: number;
  windows?: number;
  over?: number;
  flag?: number;
}

const n = (value: number): number => Math.round(value * 10) / 10;

export function path(d: string, fill: string, stroke = 2, extra = ''): string {
  const line = stroke ? ` stroke="${INK}" stroke-width="${stroke}" stroke-linejoin="round"` : '';
  return `<path d="${d}" fill="${fill}"${line}${extra}/>`;
}

/** A round tower with a pointed roof, lit from the left. */
export function tower(t: TowerShape, s: Stone, pattern: string): string {
  const over = t.over ?? 5;
  const left = n(t.x - t.w / 2);
  const right = n(t.x + t.w / 2);
  const lit = n(left + t.w * 0.62);
  let out =
    path(`M${left} ${t.base}V${t.top}H${right}V${t.base}Z`, s.light) +
    path(`M${lit} ${t.base}V${t.top}H${right}V${t.base}Z`, s.dark, 0) +
    path(`M${left - over} ${t.top}L${t.x} ${t.top - t.peak}L${right + over} ${t.top}Z`, s.roof) +
    path(`M${t.x} ${t.top - t.peak}L${right + over} ${t.top}H${t.x + 2}Z`, '#000', 0, ' opacity=".25"');
  for (let i = 0; i < (t.windows ?? 2); i++) {
    out += `<rect x="${n(t.x - t.w * 0.22)}" y="${t.top + 12 + 22 * i}" width="5" height="9" rx="2.4" fill="${INK}"/>`;
  }
  return t.flag ? out + flag(t.x, t.top - t.peak + 2, t.flag, pattern) : out;
}

/** The outline of a tower that is not built. */
export function towerGhost(t: TowerShape): string {
  const over = t.over ?? 5;
  const [left, right] = [n(t.x - t.w / 2), n(t.x + t.w / 2)];
  return `M${left} ${t.base}V${t.top}H${right}V${t.base}M${left - over} ${t.top}L${t.x} ${t.top - t.peak}L${right + over} ${t.top}`;
}

export function flag(x: number, y: number, size: number, pattern: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0V-26" stroke="${INK}" stroke-width="2.4"/>` +
    `<path d="M0 -26H24L18 -19L24 -12H0Z" fill="url(#${pattern})" stroke="${INK}" stroke-width="1.6"/></g>`
  );
}

/** A wall with merlons from one x to another. */
export function wall(from: number, to: number, top: number, base: number, fill: string, tooth = 9): string {
  let d = `M${from} ${base}V${top}`;
  for (let x = from, up = false; x + tooth <= to; x += tooth, up = !up) d += `h${tooth}v${up ? -6 : 6}`;
  return path(`${d}H${to}V${base}Z`, fill);
}

export function gate(x: number, base: number, w: number, h: number): string {
  const r = w / 2;
  let bars = '';
  for (let i = 1; i < 5; i++) {
    const at = x - r + (w * i) / 5;
    bars += `M${n(at)} ${base}V${n(base - h + r - Math.sqrt(Math.max(0, r * r - (at - x) ** 2)))}`;
  }
  return (
    path(`M${x - r} ${base}V${base - h + r}a${r} ${r} 0 0 1 ${w} 0V${base}Z`, INK, 0) +
    `<path d="${bars}M${x - r} ${base - h * 0.45}H${x + r}" stroke="#8b7850" stroke-width="2" fill="none"/>`
  );
}

/** A house with a gable towards us. */
export function house(x: number, top: number, base: number, w: number, peak: number, s: Stone): string {
  const [left, right] = [x - w / 2, x + w / 2];
  return (
    path(`M${left} ${base}V${top}L${x} ${top - peak}L${right} ${top}V${base}Z`, s.light) +
    path(`M${n(x + w * 0.12)} ${base}V${n(top - peak * 0.76)}L${x} ${top - peak}L${right} ${top}V${base}Z`, s.dark, 0) +
    path(`M${left - 5} ${top + 3}L${x} ${top - peak - 5}L${right + 5} ${top + 3}L${right + 1} ${top + 6}L${x} ${top - peak + 4}L${left - 1} ${top + 6}Z`, s.roof)
  );
}

export function houseGhost(x: number, top: number, base: number, w: number, peak: number): string {
  return `M${x - w / 2} ${base}V${top}L${x} ${top - peak}L${x + w / 2} ${top}V${base}`;
}

export function fir(x: number, base: number, size: number, light = '#64843d', dark = '#45602a'): string {
  const w = size * 0.34;
  return (
    `<ellipse cx="${n(x + size * 0.12)}" cy="${base}" rx="${n(size * 0.4)}" ry="${n(size * 0.15)}" fill="#1a2410" opacity=".32"/>` +
    `<path d="M${x} ${n(base - size)}L${n(x + w)} ${n(base - size * 0.25)}Q${x} ${base} ${n(x - w)} ${n(base - size * 0.25)}Z" fill="${light}"/>` +
    `<path d="M${x} ${n(base - size)}L${n(x + w)} ${n(base - size * 0.25)}Q${n(x + w * 0.5)} ${n(base - size * 0.12)} ${n(x + size * 0.05)} ${n(base - size * 0.12)}Z" fill="${dark}"/>`
  );
}

export function deadTree(x: number, base: number, size: number, ink = '#3a3733'): string {
  const s = size / 40;
  return (
    `<g transform="translate(${x} ${base}) scale(${n(s * 10) / 10})" fill="none" stroke="${ink}" stroke-linecap="round">` +
    `<path d="M0 0C1 -10 -1 -14 1 -22" stroke-width="4"/><path d="M0 -14C5 -18 8 -20 11 -27M1 -20C-3 -26 -8 -28 -12 -35M1 -22C3 -28 2 -33 4 -40M-6 -27C-10 -27 -13 -26 -16 -27" stroke-width="2.2"/></g>`
  );
}

export function crystal(x: number, base: number, size: number, light: string, dark: string): string {
  const w = size * 0.2;
  return (
    path(`M${n(x - w)} ${base}L${n(x - w * 0.8)} ${n(base - size * 0.7)}L${x} ${n(base - size)}L${n(x + w)} ${n(base - size * 0.6)}L${n(x + w * 0.8)} ${base}Z`, light, 1.4) +
    path(`M${x} ${n(base - size)}L${n(x + w)} ${n(base - size * 0.6)}L${n(x + w * 0.8)} ${base}H${x}Z`, dark, 0)
  );
}

export function mushroom(x: number, base: number, size: number, cap: string): string {
  return (
    path(`M${n(x - size * 0.12)} ${base}Q${n(x - size * 0.04)} ${n(base - size * 0.5)} ${n(x - size * 0.1)} ${n(base - size * 0.6)}H${n(x + size * 0.1)}Q${n(x + size * 0.06)} ${n(base - size * 0.5)} ${n(x + size * 0.14)} ${base}Z`, '#c9b9c8', 1.4) +
    path(`M${n(x - size * 0.45)} ${n(base - size * 0.55)}Q${x} ${n(base - size * 1.25)} ${n(x + size * 0.45)} ${n(base - size * 0.55)}Q${x} ${n(base - size * 0.42)} ${n(x - size * 0.45)} ${n(base - size * 0.55)}Z`, cap, 1.4)
  );
}
