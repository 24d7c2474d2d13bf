import type { Profile } from '@byggtun/shared/contract/user';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { selectSites } from '../readiness/selectSites';

const hasAnsweredCourses = async (db: Kysely<Database>, { id, personId }: CurrentUser): Promise<boolean> => {
  const found = await db
    .selectFrom('contact_person_course')
    .where('contact_person_id', '=', id)
    .select('contact_person_id as id')
    .union(
      db
        .selectFrom('person_setting')
        .where('person_id', '=', personId)
        .where('key', '=', 'cometanceUpdated')
        .select('person_id as id'),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** The first site of the company by name; none once the person has confirmed any instruction. */
const findSite = async (db: Kysely<Database>, { companyId, personId }: CurrentUser) =>
  (await selectSites(db, companyId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('psi_agreement').where('person_id', '=', personId).select('psi_agreement.person_id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()) ?? null;

/** What a contractor's person has done before the site; undefined once all of it is, and for developer staff. */
export const findFirstSteps = async (
  db: Kysely<Database>,
  user: CurrentUser,
  hmsCard: boolean,
): Promise<Profile['firstSteps']> => {
  if (user.isByggtun) return undefined;
  const [courses, psi] = await Promise.all([hasAnsweredCourses(db, user), findSite(db, user)]);
  return hmsCard && courses && psi === null ? undefined : { hmsCard, courses, psi };
};
