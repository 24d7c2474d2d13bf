import { passageCalls } from '../passageCalls';
import { createProject } from './cases';
import { joinProject } from './places';
import { buildScene } from './scene';

/** An instant so many minutes before now, ISO. */
export const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** The scene with a project of the contractor's, whose site has an access control; of the worker everything is known that the site list keeps. */
export const buildSite = async (environment: Record<string, string> = {}) => {
  const scene = await buildScene(environment);
  const { worker } = scene;
  const { db } = scene.app.database;
  const project = await createProject(db, { name: 'Åsen', has_infotech: true });
  await joinProject(db, project, worker.companyId);
  await db.updateTable('company').set({ reg_num: '312045005' }).where('id', '=', worker.companyId).execute();
  await db
    .updateTable('person')
    .set({ birth_date: '1990-05-17' })
    .where('id', '=', worker.personId)
    .execute();
  await db
    .updateTable('contact_person')
    .set({ hms_card_number: '1234567' })
    .where('id', '=', worker.id)
    .execute();
  return { ...scene, ...passageCalls(scene), db, project };
};
