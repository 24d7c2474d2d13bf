import type { RegLine, ResponsibleOption } from '@byggtun/shared/contract/complaint';
import type { Option } from '@byggtun/shared/contract/list';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';
import { activeContactPersons } from '../person/findContactPersons';

/** Colleagues of the responsible, whom a contractor may choose as the new one. */
export const findColleagues = (
  db: Kysely<Database>,
  { contactId, contactPersonId }: RegLine,
): Promise<ResponsibleOption[]> =>
  activeContactPersons(db)
    .where('contact_person.company_id', '=', contactId)
    .where('contact_person.id', '!=', contactPersonId)
    .execute();

/** People who can be mentioned in a comment: developer staff of the project, and the responsible's company. */
export const findTagUsers = async (
  db: Kysely<Database>,
  { contactId, regLineLocation }: RegLine,
): Promise<Option[]> => {
  const people = await activeContactPersons(db)
    .where((eb) =>
      eb.or([
        eb('contact_person.company_id', '=', contactId),
        eb.exists(
          eb
            .selectFrom('project')
            .where('project.id', '=', regLineLocation.projectId)
            .where((inner) =>
              inner.or([
                inner('project.responsible_id', '=', inner.ref('contact_person.id')),
                inner('project.sc_id', '=', inner.ref('contact_person.id')),
                inner('project.qa_id', '=', inner.ref('contact_person.id')),
              ]),
            )
            .select('project.id'),
        ),
      ]),
    )
    .execute();
  return people.map(({ id, fullName }) => ({ key: id, value: fullName }));
};
