import { mayEditCompany } from '@byggtun/shared/contract/companyRules';
import { expressionBuilder } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { OwnerKind } from '../../../record/attachment/ownerKind';

const eb = expressionBuilder<Database, 'contact_person_course'>();
const holder = eb.ref('contact_person_course.contact_person_id');

/** A course of somebody's, that a picture of the certificate belongs to: seen by whom `maySeeCourses` lets see it. */
export const courseOwner: OwnerKind = {
  type: 'contact_person_course',
  visibleTo: (actor) => {
    const { id, companyId, isByggtun } = actor;
    if (isByggtun) return eb.lit(true);
    if (!mayEditCompany(actor, companyId)) return eb(holder, '=', id);
    const people = eb
      .selectFrom('contact_person')
      .where('contact_person.company_id', '=', companyId)
      .where('contact_person.active', '=', true)
      .select('contact_person.id');
    return eb(holder, 'in', people);
  },
};
