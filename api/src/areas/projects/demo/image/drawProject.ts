import { createRandom, type Random } from '../../../../record/demo/random';
import { drawBlock, drawHouse, type DrawnBuilding } from './drawBuilding';
import { drawBehind, drawGround, horizon } from './drawGround';
import { drawCrane, drawFence, drawPlot } from './drawSite';
import { drawTree } from './drawTree';
import type { ProjectScene } from './sceneOf';
import { box, each } from './shapes';

const drawSky = (random: Random, [top, bottom]: ProjectScene['sky']) => {
  const clouds = each(5, () => {
    const [x, y, size] = [random.int(-40, 1150), random.int(50, 260), random.int(50, 120)];
    return `<g fill="#fff" opacity="${0.3 + random.next() * 0.35}"><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.22}"/><ellipse cx="${x + size * 0.4}" cy="${y - size * 0.15}" rx="${size * 0.5}" ry="${size * 0.25}"/></g>`;
  });
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><path fill="url(#sky)" d="M0 0h1200v800H0z"/>${clouds}`;
};

/** Blocks of flats side by side; a mixed project has shops below. */
const drawBlocks = (random: Random, scene: ProjectScene, isBuilding: boolean) => {
  const { walls, roof, sky, type } = scene;
  const count = random.int(2, 3);
  const widths = Array.from({ length: count }, () =>
    random.int(count === 2 ? 330 : 210, count === 2 ? 450 : 300),
  );
  const free = 1200 - widths.reduce((sum, width) => sum + width + 34, 0);
  let x = free / (count + 1);
  return widths
    .map((width, index) => {
      const floors = random.int(4, 8);
      const building: DrawnBuilding = {
        x,
        width,
        floors,
        wall: walls[index] ?? walls[0],
        roof,
        isEvening: sky[0] === '#394B7E',
        clad: isBuilding ? Math.max(0, floors - (index % 2 === 0 ? random.int(2, 4) : 1)) : floors,
      };
      const shops =
        type === 'Kombinert'
          ? each(
              Math.floor(width / 80),
              (shop) =>
                `${box(x + 8 + shop * 80, horizon - 46, 66, 46, '#F6E7B8')}${box(x + 4 + shop * 80, horizon - 54, 74, 12, random.pick(['#3C4883', '#B23A2E', '#2F6B4F']))}`,
            )
          : '';
      const drawn = drawBlock(random, building) + shops;
      x += width + 34 + free / (count + 1);
      return drawn;
    })
    .join('');
};

const drawHouses = (random: Random, { walls, roof, sky, type }: ProjectScene, isBuilding: boolean) => {
  const [count, width, space] = type === 'Rekkehus' ? [6, 168, 0] : [3, 236, 110];
  const start = (1200 - count * width - (count - 1) * space) / 2;
  const houses = each(count, (index) =>
    drawHouse(random, {
      x: start + index * (width + space),
      width,
      floors: 2,
      wall: walls[index % 3] ?? walls[0],
      roof,
      isEvening: sky[0] === '#394B7E',
      clad: isBuilding && index > 2 ? 0 : 2,
    }),
  );
  // They are low: nearer than blocks of flats.
  return `<g transform="translate(600 ${horizon}) scale(1.34) translate(-600 ${-horizon})">${houses}</g>`;
};

/** What nobody has begun to build: pale, as on a drawing. */
const asPlanned = (drawn: string) => `<g opacity=".5">${drawn}</g>`;

const isOfHouses = ({ type }: ProjectScene) => ['Rekkehus', 'Eneboliger'].includes(type);

const drawBuildings = (random: Random, scene: ProjectScene) => {
  const draw = isOfHouses(scene) ? drawHouses : drawBlocks;
  if (scene.status === 'Gjennomføring') {
    const cranes = `${drawCrane(random.int(380, 520), random.int(90, 130), 330)}${random.chance(0.6) ? drawCrane(random.int(960, 1060), random.int(150, 190), -270) : ''}`;
    return cranes + draw(random, scene, true) + drawFence(random);
  }
  const isPlanned = scene.status !== 'Etterbruk';
  const drawn = draw(random, scene, false);
  return isPlanned
    ? asPlanned(drawn) + drawGround(random, scene) + drawPlot(random)
    : drawn + drawGround(random, scene);
};

const drawTrees = (random: Random, scene: ProjectScene) => {
  if (scene.status === 'Gjennomføring') return '';
  const depth = scene.ground === 'water' ? 24 : 110;
  const [count, smallest, largest] = isOfHouses(scene) ? [6, 60, 110] : [9, 90, 170];
  return each(count, (index) => {
    const x = (index * 1260) / count + random.int(0, 90);
    const y = horizon + random.int(isOfHouses(scene) ? 50 : 8, depth);
    return drawTree(random, x, y, random.int(smallest, largest), scene.ground === 'snow');
  });
};

/** A project's picture as SVG, 1200 × 800: its kind of buildings in its phase, in the light and the surroundings of the scene. */
export const drawProject = (scene: ProjectScene): string => {
  const random = createRandom(40 + scene.seed);
  const parts = [
    drawSky(random, scene.sky),
    drawBehind(random, scene),
    drawBuildings(random, scene),
    drawTrees(random, scene),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1920" height="1280">${parts.join('')}</svg>`;
};
