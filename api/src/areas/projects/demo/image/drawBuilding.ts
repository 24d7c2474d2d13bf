import type { Random } from '../../../../record/demo/random';
import { horizon } from './drawGround';
import { box, each } from './shapes';

/** A building as it is drawn: where it stands, and how large it is. */
export interface DrawnBuilding {
  x: number;
  width: number;
  floors: number;
  wall: string;
  roof: string;
  /** Windows are lit. */
  isEvening: boolean;
  /** So many floors have walls; the others are bare concrete with scaffolding. */
  clad: number;
}

const floorHeight = 54;
const bay = 62;

const glass = (random: Random, isEvening: boolean) => {
  if (isEvening && random.chance(0.5)) return '#FFDF9A';
  return random.pick(['#3E5364', '#4C6375', '#5B7588']);
};

const bareFloor = (x: number, y: number, width: number) =>
  `${box(x, y, width, floorHeight, '#B9B6AF')}${box(x, y + 8, width, floorHeight - 8, '#77756F')}${each(Math.floor(width / 70) + 1, (index) => box(x + index * 70, y, 9, floorHeight, '#A5A29A'))}`;

const scaffold = (x: number, y: number, width: number, height: number) =>
  `<g stroke="#D9A21B" stroke-width="2.5" opacity=".9">${each(Math.floor(width / 50) + 1, (index) => `<path d="M${x + index * 50} ${y - 14}v${height + 14}"/>`)}${each(Math.floor(height / floorHeight) + 1, (index) => `<path d="M${x - 6} ${y + index * floorHeight}h${width + 12}"/>`)}</g>`;

const cladFloor = (random: Random, { x, width, isEvening }: DrawnBuilding, y: number, isGround: boolean) =>
  each(Math.floor((width - 14) / bay), (index) => {
    const left = x + 14 + index * bay;
    const isBalcony = !isGround && index % 3 === 1;
    const opening = box(left, y + (isBalcony ? 8 : 12), 40, isBalcony ? 46 : 32, glass(random, isEvening));
    const edge = `<path d="M${left + 20} ${y + 12}v32" stroke="#F4F4F1" stroke-width="2"/>`;
    const rail = isBalcony
      ? `${box(left - 8, y + 32, 56, 20, '#E7ECEF', 'opacity=".72"')}${box(left - 8, y + 50, 56, 5, '#4A4F55')}`
      : '';
    return opening + edge + rail;
  });

/** A block of flats, seen from the front. */
export const drawBlock = (random: Random, building: DrawnBuilding): string => {
  const { x, width, floors, wall, roof, clad } = building;
  const height = floors * floorHeight;
  const top = horizon - height;
  const cladTop = horizon - clad * floorHeight;
  const floorsDrawn = each(floors, (floor) => {
    const y = horizon - (floor + 1) * floorHeight;
    return floor < clad ? cladFloor(random, building, y, floor === 0) : bareFloor(x, y, width);
  });
  const side = `<path d="M${x + width} ${top}l34 26v${height - 26}h-34z" fill="#000" opacity=".28"/>`;
  return [
    box(x, cladTop, width, clad * floorHeight, wall),
    `<path d="M${x + width} ${cladTop}l34 ${clad === floors ? 26 : 0}V${horizon}h-34z" fill="${wall}"/>`,
    floorsDrawn,
    side,
    clad === floors ? box(x - 5, top - 9, width + 10, 11, roof) : '',
    clad < floors ? scaffold(x, cladTop, width, clad * floorHeight) : '',
  ].join('');
};

/** A house with a gable, alone or in a row. */
export const drawHouse = (
  random: Random,
  { x, width, wall, roof, isEvening, floors, clad }: DrawnBuilding,
): string => {
  const height = floors * floorHeight;
  const top = horizon - height;
  const window = (left: number, y: number) =>
    `${box(left - 3, y - 3, 40, 38, '#F4F2EC')}${box(left, y, 34, 32, glass(random, isEvening))}<path d="M${left + 17} ${y}v32M${left} ${y + 16}h34" stroke="#F4F2EC" stroke-width="2"/>`;
  const walls = clad < floors ? '#C9A877' : wall;
  const studs =
    clad < floors
      ? each(Math.floor(width / 16), (index) => box(x + index * 16, top, 2, height, '#A98955'))
      : '';
  const boards =
    clad < floors
      ? studs
      : each(Math.floor(width / 9), (index) => box(x + index * 9, top, 1, height, '#000', 'opacity=".13"'));
  return [
    box(x, top, width, height, walls),
    `<path d="M${x} ${top}l${width / 2}-${width * 0.42} ${width / 2} ${width * 0.42}z" fill="${walls}"/>`,
    boards,
    `<path d="M${x - 12} ${top + 6}l${width / 2 + 12}-${width * 0.42 + 14} ${width / 2 + 12} ${width * 0.42 + 14}-8 8-${width / 2 + 4}-${width * 0.42 + 4}-${width / 2 + 4} ${width * 0.42 + 4}z" fill="${roof}"/>`,
    window(x + 18, top + 16),
    window(x + width - 52, top + 16),
    window(x + 18, horizon - 48),
    box(x + width - 48, horizon - 52, 28, 52, random.pick(['#2F4A57', '#7A2E24', '#3E5B3C'])),
    window(x + width / 2 - 17, top - width * 0.19),
  ].join('');
};
