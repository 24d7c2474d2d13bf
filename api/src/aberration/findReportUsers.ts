import type { ResponsibleOption } from '@byggtun/shared/contract/complaint';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import { withinReach } from '../project/projectUsers';

/**
 * Whom the caller is offered as responsible for a report: staff their own people (and, by search, anybody), contractors their
 * colleagues and the project's own staff.
 */
export const findReportUsers = (
  db: Kysely<Database>,
  actor: CaseActor,
  projectId: number | undefined,
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where(actor.isByggtun ? (eb) => eb('company.is_byggtun', '=', true) : withinReach(actor, projectId))
    .execute();
