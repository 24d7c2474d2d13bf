import type { Actor } from '@byggtun/shared/contract/actor';
import type { Checklist, getChecklist } from '@byggtun/shared/contract/checklist';
import { checklistMay, checklistTexts } from '@byggtun/shared/contract/checklistRules';
import { paths } from '@byggtun/shared/contract/paths';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { requireStaff } from '../../../record/person/requireStaff';
import { findItems } from '../checklistItem/findItems';
import { findItemActions } from '../itemCase/findItemActions';
import { tradeName } from '../schedule/scheduleList';
import { findSignatures } from './findSignatures';
import { findStaff } from './findStaff';
import { byAndAt } from './findUpdated';

const selectChecklist = (db: Kysely<Database>) =>
  db
    .selectFrom('checklist')
    .innerJoin('checklist_template', 'checklist_template.id', 'checklist.template_id')
    .innerJoin('trade_code', 'trade_code.id', 'checklist_template.trade_code_id')
    .innerJoin('project', 'project.id', 'checklist.project_id')
    .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('contact_person as maker', 'maker.id', 'checklist.created_by_id')
    .innerJoin('person as maker_person', 'maker_person.id', 'maker.person_id')
    .leftJoin('house', 'house.id', 'checklist.house_id')
    .leftJoin('section', 'section.id', 'checklist.section_id')
    .leftJoin('contact_person as changer', 'changer.id', 'checklist.updated_by_id')
    .leftJoin('person as changer_person', 'changer_person.id', 'changer.person_id')
    .leftJoin('contact_person as finisher', 'finisher.id', 'checklist.completed_by_id')
    .leftJoin('person as finisher_person', 'finisher_person.id', 'finisher.person_id')
    .select([
      'checklist.id',
      'checklist_template.name',
      'checklist.project_id as projectId',
      'checklist.house_id as houseId',
      'checklist.section_id as sectionId',
      'project.name as projectName',
      'house.house_num',
      'section.section_num',
      'section.apartment_key',
      tradeName.as('tradeCodeName'),
      'checklist_template.discrepancy_type as discrepancyType',
      'checklist_template.is_signed as signature',
      'checklist.responsible_id',
      'person.full_name as responsible',
      'checklist.deadline',
      'maker_person.full_name as created_by',
      'checklist.created_at',
      'changer_person.full_name as changed_by',
      'checklist.updated_at',
      'finisher_person.full_name as completed_by',
      'checklist.completed_at',
      'checklist.version',
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectChecklist>['executeTakeFirstOrThrow']>>;

const shown = (
  actor: Actor,
  { id, name, projectId, houseId, sectionId, projectName, discrepancyType, tradeCodeName, ...found }: Found,
): Omit<Checklist, 'items' | 'signatures'> => ({
  ...{ id, name, projectId, houseId, sectionId, projectName, discrepancyType, tradeCodeName },
  houseNum: found.house_num ?? '',
  sectionNum: found.section_num ?? '',
  apartmentKey: found.apartment_key ?? '',
  completedDate: found.completed_at?.toISOString() ?? null,
  task: {
    assignedTo: found.responsible_id,
    assignedToContactPersonPersonFullName: found.responsible,
    deadLine: found.deadline,
  },
  signature: found.signature,
  createdBy: found.created_by,
  createdDate: found.created_at.toISOString(),
  updatedString: byAndAt(found.changed_by, found.updated_at),
  completedString: byAndAt(found.completed_by, found.completed_at),
  may: checklistMay(actor, {
    responsibleId: found.responsible_id,
    isCompleted: found.completed_at !== null,
  }),
  version: found.version,
});

/**
 * A checklist as the caller sees it, with what they may do now.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const findChecklist = async (
  db: Kysely<Database>,
  actor: Actor,
  id: number,
): Promise<RouteAnswer<typeof getChecklist>> => {
  requireStaff(actor, checklistTexts.onlyStaff);
  const found = await selectChecklist(db).where('checklist.id', '=', id).executeTakeFirst();
  if (!found) throw refuse.notFound();
  const [items, signatures, contactPersons] = await Promise.all([
    findItems(db, actor, id),
    findSignatures(db, id),
    findStaff(db),
  ]);
  return {
    checklist: { ...shown(actor, found), items, signatures },
    pathBt: paths.checklist(id),
    contactPersons,
    itemActions: await findItemActions(db, id),
  };
};
