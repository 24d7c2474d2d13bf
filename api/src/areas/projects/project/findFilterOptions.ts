import type { getFilterOptions } from '@byggtun/shared/contract/project';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';

/** A project's life, phase by phase; phases that are not named here come last. */
const phases = ['Vurdering', 'Forprosjekt', 'Detaljprosjekt', 'Gjennomføring', 'Etterbruk', 'Avsluttet'];

const placeOf = (phase: string) => (phases.includes(phase) ? phases.indexOf(phase) : phases.length);

/** Concepts and phases of the projects that the caller may see. */
export const findFilterOptions = async (
  db: Kysely<Database>,
  user: CurrentUser,
): Promise<RouteAnswer<typeof getFilterOptions>> => {
  const visible = visibleProjects(db, user).clearOrderBy();
  const [projTypes, found] = await Promise.all([
    db
      .selectFrom('project_type')
      .where('id', 'in', visible.select('project.project_type_id'))
      .select(['id', 'name'])
      .orderBy('name')
      .execute(),
    visible.select('project.status').distinct().execute(),
  ]);
  const projectStatuses = found
    .map(({ status }) => status)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'nb-NO'));
  return { projTypes, projectStatuses };
};
