import type { Company } from '@byggtun/shared/contract/company';
import { mayEditCompany } from '@byggtun/shared/contract/companyRules';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';

const findMainContact = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.company_id', '=', companyId)
    .where('contact_person.is_main_contact', '=', true)
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'person.full_name'])
    .orderBy('contact_person.id')
    .limit(1)
    .executeTakeFirst();

/** A company as its own people see it; who may see it is asked before. @throws Refusal 404 when there is none */
export const findCompany = async (
  db: Kysely<Database>,
  user: CurrentUser,
  companyId: number,
): Promise<Company> => {
  const [found, main] = await Promise.all([
    db.selectFrom('company').where('id', '=', companyId).selectAll().executeTakeFirst(),
    findMainContact(db, companyId),
  ]);
  if (!found) throw refuse.notFound();
  const { id, name, mobile, phone, www, address, reg_num, post_code, post_place, version } = found;
  return {
    ...{ id, name, mobile, phone, www, address, version, regNum: reg_num },
    postCode: {
      display: `${post_code} ${post_place}`.trim(),
      postCodeText: post_code,
      postPlace: post_place,
    },
    mainContactPerson: main?.full_name ?? '',
    mainContactPersonId: main?.id ?? null,
    may: { edit: mayEditCompany(user, id) },
  };
};
