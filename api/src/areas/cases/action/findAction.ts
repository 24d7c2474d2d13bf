import type { Action } from '@byggtun/shared/contract/action';
import { actionMay } from '@byggtun/shared/contract/actionRules';
import { actionStatuses, actionTypes, severities } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { norwegianTime } from '../../../core/time/norwegianTime';
import { findAttachments } from '../../../record/attachment/findAttachments';
import { photoFor } from '../../../record/person/photoFor';
import { findEvidence } from './findEvidence';
import { findOrigin } from './findOrigin';
import { selectAction } from './selectAction';
import { visibleTo } from './visibleTo';

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof selectAction>['executeTakeFirst']>>>;

const customerOf = ({ customer_name, customer_mobile, customer_email }: Found): Action['currentCustomer'] =>
  customer_name === null
    ? null
    : {
        person: { fullName: customer_name, mobile: customer_mobile ?? '', email: customer_email ?? '' },
      };

/** An action as the caller sees it, with what they may do now. @throws Refusal 404 when it is not there or not theirs to see */
export const findAction = async (db: Kysely<Database>, actor: Actor, id: number): Promise<Action> => {
  const found = await selectAction(db, actor)
    .where('action.id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return {
    id: found.id,
    title: found.title,
    description: found.description,
    statusText: actionStatuses[found.status].text,
    actionStatus: found.status,
    severity: found.severity,
    aberrationSeverity: found.severity === null ? '' : severities[found.severity].text,
    ...(found.action_type !== null && { actionsType: actionTypes[found.action_type].text }),
    timeLimit: found.deadline,
    createdBy: found.creator_name,
    createdDate: found.created_at.toISOString(),
    completedDate: found.completed_at?.toISOString() ?? null,
    updatedString: norwegianTime(found.updated_at),
    responsible: found.responsible_name,
    responsiblePhoto: photoFor(actor, found),
    responsibleId: found.responsible_id,
    contactId: found.company_id,
    contactName: found.company_name,
    projectName: found.project_name,
    apartmentKey: found.apartment_key ?? '',
    houseNum: found.house_num ?? '',
    sectionNum: found.section_num ?? '',
    project: { id: found.project_id, address: found.address },
    currentCustomer: customerOf(found),
    ...(found.hides_customer && { customerHidden: true }),
    aberration: found.aberration_id === null ? null : await findOrigin(db, found.aberration_id),
    attachments: await findAttachments(db, { kind: 'action', id }),
    evidence: await findEvidence(db, actor, id),
    may: actionMay(actor, {
      responsibleId: found.responsible_id,
      responsibleCompanyId: found.company_id,
      createdById: found.created_by_id,
      status: found.status,
    }),
    version: found.version,
  };
};
