import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { demoProjects } from '../../../record/demo/ground/demoProjects';

/** Reads which ids the projects of the demo have. @returns what tells the ids of names, without those that no project has any more */
export const findProjectIds = async (
  transaction: Transaction<Database>,
): Promise<(names: readonly string[]) => number[]> => {
  const projects = await transaction
    .selectFrom('project')
    .where(
      'name',
      'in',
      demoProjects.map(({ name }) => name),
    )
    .select(['id', 'name'])
    .orderBy('id')
    .execute();
  return (names) => names.flatMap((name) => projects.find((project) => project.name === name)?.id ?? []);
};
