import type { Actor } from '@byggtun/shared/contract/actor';
import type { RegLine } from '@byggtun/shared/contract/complaint';
import { complaintMay } from '@byggtun/shared/contract/complaintRules';
import { complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { norwegianTime } from '../../../core/time/norwegianTime';
import { findAttachments } from '../../../record/attachment/findAttachments';
import { photoFor } from '../../../record/person/photoFor';
import { selectRegLine } from './selectRegLine';
import { visibleTo } from './visibleTo';

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof selectRegLine>['executeTakeFirst']>>>;

const locationOf = (found: Found): RegLine['regLineLocation'] => ({
  projectId: found.project_id,
  projectName: found.project_name,
  houseNum: found.house_num ?? '',
  address: found.customer_address || found.house_address || found.project_address,
  apartmentKey: found.apartment_key ?? '',
  sectionNum: found.section_num ?? '',
});

const customerOf = (found: Found): RegLine['regLineCustomer'] =>
  found.customer_name === null
    ? null
    : {
        fullName: found.customer_name,
        mobile: found.customer_mobile ?? '',
        email: found.customer_email ?? '',
      };

/** A complaint as the caller sees it, with what they may do now. @throws Refusal 404 when it is not there or not theirs to see */
export const findRegLine = async (db: Kysely<Database>, actor: Actor, id: number): Promise<RegLine> => {
  const found = await selectRegLine(db)
    .where('complaint.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  const { text, color } = complaintStatuses[found.status];
  return {
    lineIndexLineId: found.id,
    contactPersonId: found.responsible_id,
    contactPersonPersonFullName: found.responsible_name,
    responsiblePhoto: photoFor(actor, found),
    contactId: found.company_id,
    contactName: found.company_name,
    regHeaderResponsibleName: found.leader_name ?? '',
    regHeaderScName: found.coordinator_name ?? '',
    regHeaderQaName: found.quality_name ?? '',
    regStatus: text,
    lineStatus: found.status,
    color,
    timeLimit: found.deadline,
    createdBy: found.creator_name ?? found.customer_name ?? '',
    lineCreatedDate: found.created_at.toISOString(),
    updatedString: norwegianTime(found.updated_at),
    name: found.name,
    txt: found.description,
    isEnquiry: found.is_enquiry,
    isCondominiumComplaint: found.is_condominium,
    regLineLocation: locationOf(found),
    regLineCustomer: customerOf(found),
    attachments: await findAttachments(db, { kind: 'complaint', id }),
    may: complaintMay(actor, {
      responsibleId: found.responsible_id,
      responsibleCompanyId: found.company_id,
      status: found.status,
    }),
    version: found.version,
  };
};
