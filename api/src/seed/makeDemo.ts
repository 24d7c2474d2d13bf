import { type DemoCases, makeCases } from './makeCases';
import { type DemoPeople, makePeople } from './makePeople';
import { type DemoProjects, makeProjects } from './makeProjects';
import { createRandom } from './random';

/** The demo data, whole. */
export interface Demo {
  people: DemoPeople;
  projects: DemoProjects;
  cases: DemoCases;
}

/** Makes the demo data as of a day, `YYYY-MM-DD`; the same day gives the same data on every machine. */
export const makeDemo = (today: string): Demo => {
  const people = makePeople(createRandom(1), today);
  const projects = makeProjects(createRandom(2), people);
  return { people, projects, cases: makeCases(createRandom(3), today, people, projects) };
};
