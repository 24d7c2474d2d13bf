import type { Random } from '../../../../record/demo/random';
import type { ProjectScene } from './sceneOf';
import { box, each } from './shapes';

/** Where the buildings stand. */
export const horizon = 610;

const hills =
  '<path d="M0 470q170-110 330-40t300-60 300 20 270-70v300H0z" fill="#6E8CA3" opacity=".55"/><path d="M0 530q240-90 480-20t420-30 300-10v160H0z" fill="#5D7A72" opacity=".7"/>';

const forest = (random: Random) =>
  each(46, (index) => {
    const [x, height] = [index * 27 - 10, random.int(90, 190)];
    const tone = random.int(20, 30);
    return `<path d="M${x} ${horizon}l24-${height} 24 ${height}z" fill="hsl(150 26% ${tone}%)" opacity=".85"/>`;
  });

const city = (random: Random) =>
  each(15, (index) => {
    const height = random.int(90, 250);
    return box(
      index * 84 - random.int(0, 30),
      horizon - height,
      random.int(60, 100),
      height,
      `hsl(214 14% ${random.int(62, 74)}%)`,
    );
  });

const grounds = {
  lawn: () =>
    `${box(0, horizon, 1200, 190, '#7FA35B')}<path d="M0 ${horizon}h1200v40q-500 30-1200 6z" fill="#93B56C"/><path d="M470 800q60-120 90-190h70q30 90 120 190z" fill="#D8CFBC"/>`,
  snow: () =>
    `${box(0, horizon, 1200, 190, '#EEF2F6')}<path d="M0 ${horizon + 60}q300-40 620 10t580-20v150H0z" fill="#DDE5EE"/>`,
  square: (random: Random) =>
    `${box(0, horizon, 1200, 190, '#C4BEB3')}${each(9, (row) => box(0, horizon + 8 + row * row * 2.4, 1200, 1.5, '#A9A296'))}${each(12, (column) => `<path d="M${600 + (column - 6) * 60} ${horizon}L${600 + (column - 6) * 190 + random.int(-6, 6)} 800" stroke="#A9A296" stroke-width="1.5"/>`)}`,
  water: (random: Random) =>
    `${box(0, horizon, 1200, 30, '#B9AE9C')}${box(0, horizon + 30, 1200, 160, '#55809B')}${each(34, () => box(random.int(0, 1150), random.int(horizon + 40, 795), random.int(30, 150), 2.5, '#BFD6E2', 'opacity=".5"'))}`,
} as const;

/** What lies behind the buildings. */
export const drawBehind = (random: Random, { behind }: ProjectScene): string =>
  ({ hills: () => hills, forest: () => forest(random), city: () => city(random) })[behind]();

/** What lies before them. */
export const drawGround = (random: Random, { ground }: ProjectScene): string => grounds[ground](random);
