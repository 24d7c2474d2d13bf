import { checklistContext, type generateChecklist } from '@byggtun/shared/contract/checklistCreate';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';

/** Where a checklist belongs, as it is stored. */
interface ChecklistPlace {
  project_id: number;
  house_id: number | null;
  section_id: number | null;
}

/** The place that a new checklist is meant for; undefined when it is not there. */
export const findPlace = async (
  db: Kysely<Database>,
  { context, contextId }: Pick<z.output<typeof generateChecklist.body>, 'context' | 'contextId'>,
): Promise<ChecklistPlace | undefined> => {
  if (context === checklistContext.project) {
    const project = await db
      .selectFrom('project')
      .where('id', '=', contextId)
      .select('id')
      .executeTakeFirst();
    return project && { project_id: project.id, house_id: null, section_id: null };
  }
  if (context === checklistContext.house) {
    const house = await db
      .selectFrom('house')
      .where('id', '=', contextId)
      .select(['id as house_id', 'project_id'])
      .executeTakeFirst();
    return house && { ...house, section_id: null };
  }
  return db
    .selectFrom('section')
    .innerJoin('house', 'house.id', 'section.house_id')
    .where('section.id', '=', contextId)
    .select(['section.id as section_id', 'house.id as house_id', 'house.project_id'])
    .executeTakeFirst();
};
