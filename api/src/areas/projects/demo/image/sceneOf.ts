import { demoProjects } from '../../../../record/demo/ground/demoProjects';

/** What a project's picture shows. */
export interface ProjectScene {
  /** The project's place among those of the demo: the same draws the same. */
  seed: number;
  /** Concept. */
  type: string;
  /** Phase. */
  status: string;
  sky: readonly [top: string, bottom: string];
  /** Walls, the first that of the nearest building. */
  walls: readonly [string, string, string];
  roof: string;
  /** What lies before the buildings. */
  ground: 'lawn' | 'water' | 'square' | 'snow';
  /** What lies behind them. */
  behind: 'hills' | 'forest' | 'city';
}

type Look = Omit<ProjectScene, 'seed' | 'type' | 'status'>;

const skies = {
  noon: ['#6FA8DC', '#DCEBF7'],
  morning: ['#8FB7D9', '#F7E3CB'],
  evening: ['#394B7E', '#F2A97E'],
  grey: ['#9AA7B5', '#E3E7EA'],
  winter: ['#A9C3DD', '#F3F0EC'],
  clear: ['#3F86C9', '#CBE4F6'],
} as const;

/** Light and colours of each of the demo's fourteen projects, in their order. */
const looks: readonly Look[] = [
  {
    sky: skies.noon,
    walls: ['#A8503A', '#E4D8C4', '#8E4433'],
    roof: '#4B4A4F',
    ground: 'lawn',
    behind: 'city',
  },
  {
    sky: skies.morning,
    walls: ['#E8E2D6', '#C9A36B', '#DDD3C2'],
    roof: '#5A5B60',
    ground: 'square',
    behind: 'city',
  },
  {
    sky: skies.grey,
    walls: ['#5F6B66', '#C8C4B8', '#7F8A83'],
    roof: '#37403D',
    ground: 'lawn',
    behind: 'hills',
  },
  {
    sky: skies.clear,
    walls: ['#D9B46A', '#F0E9DA', '#B98F45'],
    roof: '#56504A',
    ground: 'lawn',
    behind: 'city',
  },
  {
    sky: skies.evening,
    walls: ['#F3EFE8', '#9FB1BD', '#D5DBDE'],
    roof: '#3B4450',
    ground: 'water',
    behind: 'hills',
  },
  {
    sky: skies.noon,
    walls: ['#3F4B47', '#8C3B2E', '#C9B79A'],
    roof: '#2E3033',
    ground: 'lawn',
    behind: 'forest',
  },
  {
    sky: skies.morning,
    walls: ['#B5694B', '#EDE6DA', '#7C4A3A'],
    roof: '#44403F',
    ground: 'water',
    behind: 'city',
  },
  {
    sky: skies.clear,
    walls: ['#B33F2E', '#E9E0CF', '#2F4858'],
    roof: '#3A3433',
    ground: 'lawn',
    behind: 'forest',
  },
  {
    sky: skies.winter,
    walls: ['#E9E4DB', '#8A6F57', '#CFC4B4'],
    roof: '#5C5F66',
    ground: 'snow',
    behind: 'forest',
  },
  {
    sky: skies.noon,
    walls: ['#EFE9DD', '#6D7F6A', '#D8CDB8'],
    roof: '#4A4F48',
    ground: 'lawn',
    behind: 'hills',
  },
  {
    sky: skies.evening,
    walls: ['#C7765A', '#F1E7DA', '#8D5B4C'],
    roof: '#3D3A45',
    ground: 'water',
    behind: 'hills',
  },
  {
    sky: skies.grey,
    walls: ['#DADFE2', '#7E97A6', '#B9C4CA'],
    roof: '#47525A',
    ground: 'water',
    behind: 'city',
  },
  {
    sky: skies.clear,
    walls: ['#F4EFE6', '#B7402F', '#E0B75B'],
    roof: '#4C4441',
    ground: 'lawn',
    behind: 'hills',
  },
  {
    sky: skies.grey,
    walls: ['#6E5A4E', '#D9CFBF', '#A4532F'],
    roof: '#3B3733',
    ground: 'square',
    behind: 'forest',
  },
];

/** What the picture of a project of the demo shows; undefined for others. */
export const sceneOf = ({
  name,
  type,
  status,
}: {
  name: string;
  type: string;
  status: string;
}): ProjectScene | undefined => {
  const index = demoProjects.findIndex((project) => project.name === name);
  const look = looks[index];
  return look && { seed: index + 1, type, status, ...look };
};
