import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

/** Whose events a connection receives. */
export interface Membership {
  /** The contact person's id. */
  id: number;
  companyId: number;
  isByggtun: boolean;
  /** Whom the person has chosen to act as. */
  chosenId: number | null;
}

/** The groups of a contact person. */
export const groupsOf = ({ id, companyId, isByggtun }: Membership): string[] => [
  `person:${id}`,
  `company:${companyId}`,
  ...(isByggtun ? ['staff'] : []),
];

/** Whether the person has begun to act as somebody else since then, on whichever device. */
export const actsAnew = (since: Membership | undefined, { id, chosenId }: Membership): boolean =>
  chosenId !== since?.chosenId && chosenId !== id;

/** Those of the contact persons that are active, with the e-mail of the person. */
export const findMemberships = (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(Membership & { email: string })[]> =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.id', 'in', ids)
    .where('contact_person.active', '=', true)
    .select([
      'contact_person.id',
      'company.id as companyId',
      'company.is_byggtun as isByggtun',
      'person.active_contact_person_id as chosenId',
      'person.email',
    ])
    .execute();
