import { connectHub } from '@byggtun/shared/contract/hub';
import type { Kysely } from 'kysely';
import * as z from 'zod';

import type { Database } from '../database/schema';
import type { Groups } from './groups';
import type { HubActions } from './HubConnection';

const profileId = z.tuple([z.number().int()]);

const findContactPerson = (db: Kysely<Database>, id: number, email: string) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .where('contact_person.id', '=', id)
    .where('contact_person.active', '=', true)
    .where('person.email', '=', email)
    .select(['contact_person.company_id as companyId', 'company.is_byggtun as isByggtun'])
    .executeTakeFirst();

/** Carries out `ConnectHub(profileId)`: joins the groups of the profile, which has to be the caller's own. */
export const createInvoke =
  (db: Kysely<Database>, groups: Groups): HubActions['invoke'] =>
  async (connection, method, args) => {
    if (method !== connectHub) return 'Ukjent metode';
    const parsed = profileId.safeParse(args);
    if (!parsed.success) return 'Ugyldig forespørsel';
    const [id] = parsed.data;
    const own = await findContactPerson(db, id, connection.email);
    if (!own) return 'Du har ikke tilgang til dette';
    groups.join(connection, [
      `person:${id}`,
      `company:${own.companyId}`,
      ...(own.isByggtun ? ['staff'] : []),
    ]);
    return undefined;
  };
