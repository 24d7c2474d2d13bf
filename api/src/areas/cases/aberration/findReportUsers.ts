import type { Actor } from '@byggtun/shared/contract/actor';
import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { activeContactPersons } from '../../../record/person/findContactPersons';
import { withinReach } from '../../../record/place/projectUsers';

/** Who is offered as responsible for a report: staff their own people (by search anybody), contractors colleagues and project staff. */
export const findReportUsers = (
  db: Kysely<Database>,
  actor: Actor,
  projectId: number | undefined,
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where(actor.isByggtun ? (eb) => eb('company.is_byggtun', '=', true) : withinReach(actor, projectId))
    .execute();
