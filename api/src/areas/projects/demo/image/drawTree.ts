import type { Random } from '../../../../record/demo/random';
import { box, each } from './shapes';

/** A tree with leaves, or without in winter. */
export const drawTree = (random: Random, x: number, y: number, size: number, isWinter: boolean): string => {
  const trunk = box(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5, '#5A4434');
  if (isWinter)
    return `<path d="M${x} ${y - size}l${size * 0.34} ${size * 0.86}h${-size * 0.68}z" fill="#3F5B4A"/><path d="M${x} ${y - size}l${size * 0.17} ${size * 0.4}h${-size * 0.34}z" fill="#E8EFF4"/>${trunk}`;
  const leaves = each(7, () => {
    const [dx, dy] = [(random.next() - 0.5) * size * 0.6, random.next() * size * 0.5];
    return `<circle cx="${x + dx}" cy="${y - size * 0.5 - dy}" r="${size * 0.2}" fill="hsl(${random.int(84, 116)} 34% ${random.int(30, 44)}%)"/>`;
  });
  return trunk + leaves;
};
