/** How everything that the page draws itself is drawn: filled shapes in ink, lines, shadow and light. */
export const INK = '#1c160e';

/** A shape without an outline. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** A shape with its outline. */
export const drawn = (d: string, fill: string, width = 1.8): string => path(d, fill, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`);
export const line = (d: string, width = 1.5, colour = INK): string => path(d, 'none', `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
export const shade = (d: string, by = 0.22): string => path(d, '#1a1020', `fill-opacity="${by}"`);
export const shine = (d: string, by = 0.3): string => path(d, '#fff8e6', `fill-opacity="${by}"`);
