import type { TagUser } from '@byggtun/shared/contract/comment';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import { worksFor } from '../place/worksFor';
import type { FoundCase } from './caseKind';

/** People who can be mentioned in a comment: the responsible's company, developer staff of the project, and who reported it. */
export const findTagUsers = async (
  db: Kysely<Database>,
  { companyId, projectId, reporterId }: Pick<FoundCase, 'companyId' | 'projectId' | 'reporterId'>,
): Promise<TagUser[]> => {
  const people = await activeContactPersons(db)
    .select('company.is_byggtun as isByggtun')
    .where((eb) =>
      eb.or([
        eb('contact_person.company_id', '=', companyId),
        worksFor(projectId),
        ...(reporterId === null ? [] : [eb('contact_person.id', '=', reporterId)]),
      ]),
    )
    .execute();
  return people.map(({ id, fullName, contactName, isByggtun }) => ({
    key: id,
    value: fullName,
    company: contactName,
    isByggtun,
  }));
};
