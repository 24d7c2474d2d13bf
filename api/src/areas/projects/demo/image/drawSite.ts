import type { Random } from '../../../../record/demo/random';
import { horizon } from './drawGround';
import { box, each } from './shapes';

/** A tower crane, its jib to the left or the right. */
export const drawCrane = (x: number, top: number, reach: number): string => {
  const sign = Math.sign(reach);
  const lattice = each(
    Math.floor((horizon - top) / 22),
    (index) => `<path d="M${x} ${top + index * 22}l16 22m0-22l-16 22"/>`,
  );
  const jib = each(
    Math.floor(Math.abs(reach) / 24),
    (index) => `<path d="M${x + sign * index * 24} ${top}l${sign * 12}-14 ${sign * 12} 14"/>`,
  );
  return `<g fill="none" stroke="#E0A612" stroke-width="3"><path d="M${x} ${top}V${horizon}m16 0V${top}M${x - sign * 90} ${top}h${sign * 90 + reach}M${x + 8} ${top - 58}l${reach * 0.62} 46M${x + 8} ${top - 58}l${-sign * 84} 54M${x} ${top}l8-58 8 58"/>${lattice}${jib}</g>${box(x - sign * 90 - 14, top + 2, 34, 30, '#6A6F76')}<path d="M${x + reach * 0.7} ${top}v120" stroke="#333" stroke-width="2"/>${box(x + reach * 0.7 - 26, top + 120, 52, 12, '#8D9096')}`;
};

/** What stands around on a site: barracks, fence, heaps. */
export const drawFence = (random: Random): string => {
  const containers = each(
    3,
    (index) =>
      `${box(60 + index * 128, horizon - 16, 120, 46, random.pick(['#3C4883', '#B8BEC9', '#FDB913']))}${box(74 + index * 128, horizon - 4, 30, 20, '#DCE6EE')}`,
  );
  const panels = each(
    20,
    (index) =>
      `<path d="M${index * 62} ${horizon + 26}h58v62h-58z" fill="#DDE1E6" fill-opacity=".25" stroke="#8A9099" stroke-width="2"/>`,
  );
  const heap = `<path d="M820 ${horizon + 40}q90-74 170-20t130 20z" fill="#8B7355"/>`;
  return `${box(0, horizon, 1200, 190, '#A08E73')}<path d="M0 ${horizon + 90}q400-30 1200 20v90H0z" fill="#8F7D63"/>${containers}${heap}${panels}`;
};

/** A plot before anything is built: stakes, and what will stand there as an outline. */
export const drawPlot = (random: Random): string =>
  `${each(7, (index) => `${box(110 + index * 160, horizon + random.int(10, 60), 6, 46, '#E7E2D3')}${box(106 + index * 160, horizon + random.int(8, 20), 14, 10, '#E2571E')}`)}<path d="M113 ${horizon + 40}q480 26 960 0" fill="none" stroke="#E2571E" stroke-width="2" stroke-dasharray="10 8"/>`;
