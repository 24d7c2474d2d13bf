import type { TagUser } from '@byggtun/shared/contract/comment';
import type { ExpressionBuilder, Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';
import type { FoundCase } from './caseKind';

const worksFor = (eb: ExpressionBuilder<Database, 'contact_person'>, projectId: number) =>
  eb.exists(
    eb
      .selectFrom('project')
      .where('project.id', '=', projectId)
      .where((of) =>
        of.or([
          of('project.responsible_id', '=', of.ref('contact_person.id')),
          of('project.sc_id', '=', of.ref('contact_person.id')),
          of('project.qa_id', '=', of.ref('contact_person.id')),
        ]),
      )
      .select('project.id'),
  );

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
        worksFor(eb, projectId),
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
