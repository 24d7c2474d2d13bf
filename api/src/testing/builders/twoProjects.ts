import { createProject } from './cases';
import { createPlace, joinProject } from './places';
import type { Scene } from './scene';

/** A project that the contractor takes part in and one that nobody takes part in, each with a place. */
export const createTwoProjects = async ({ app, worker, staff }: Pick<Scene, 'app' | 'worker' | 'staff'>) => {
  const { db } = app.database;
  const project = await createProject(db, { name: 'Åsgård terrasse', responsible_id: staff.id });
  const other = await createProject(db, { name: 'Bakken' });
  await joinProject(db, project, worker.companyId);
  const place = await createPlace(db, project);
  const elsewhere = await createPlace(db, other);
  return { project, other, place, elsewhere };
};
