import {
  type checklistContext,
  contextOf,
  type listAvailableChecklists,
} from '@byggtun/shared/contract/checklistCreate';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';

type Level = (typeof checklistContext)[keyof typeof checklistContext];

/** The templates of a level that checklists are made from now: the last version of each name. */
export const templatesOf = (db: Kysely<Database>, level: Level) =>
  db
    .selectFrom('checklist_template')
    .where('level', '=', level)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('checklist_template as later')
            .whereRef('later.name', '=', 'checklist_template.name')
            .whereRef('later.version', '>', 'checklist_template.version')
            .select('later.id'),
        ),
      ),
    );

/** The checklists that can be made for a place, by name. */
export const findAvailable = (
  db: Kysely<Database>,
  { projectId, houseId, sectionId }: z.output<typeof listAvailableChecklists.query>,
): Promise<RouteAnswer<typeof listAvailableChecklists>> =>
  templatesOf(db, contextOf({ projectId, houseId: houseId ?? null, sectionId: sectionId ?? null }).context)
    .select((eb) => [
      'checklist_template.id as checklistId',
      'checklist_template.name',
      eb
        .selectFrom('checklist_template_item')
        .whereRef('template_id', '=', 'checklist_template.id')
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('itemsCount'),
    ])
    .orderBy('checklist_template.name')
    .execute();
