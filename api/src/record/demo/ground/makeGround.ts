import { createRandom } from '../random';
import { type DemoPeople, makePeople } from './makePeople';
import { type DemoProjects, makeProjects } from './makeProjects';

/** Who and what all other demo data are about. */
export interface Ground {
  people: DemoPeople;
  projects: DemoProjects;
}

/** Makes the people and the projects as of a day, `YYYY-MM-DD`; the same day gives the same on every machine. */
export const makeGround = (today: string): Ground => {
  const people = makePeople(createRandom(1), today);
  return { people, projects: makeProjects(createRandom(2), people) };
};
