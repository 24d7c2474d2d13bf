import type { Actor } from '@byggtun/shared/contract/actor';
import {
  createTexts,
  type generateChecklist as generateRoute,
} from '@byggtun/shared/contract/checklistCreate';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { requireStaff } from '../../../record/person/requireStaff';
import { checklistCase } from './checklistCase';
import { templatesOf } from './findAvailable';
import { findPlace } from './findPlace';

type Input = z.output<typeof generateRoute.body>;

/** The place of a form whose other fields hold. @throws Refusal 400 with what is wrong in its field */
const requirePlace = async (transaction: Transaction<Database>, actor: Actor, input: Input) => {
  const { checklistId, assignedTo, deadLine, context } = input;
  const place = await findPlace(transaction, input);
  const template = await templatesOf(transaction, context)
    .where('id', '=', checklistId)
    .select('id')
    .executeTakeFirst();
  const chosen = await findNewResponsible(transaction, actor, assignedTo);
  const fields = {
    ...(!place && { contextId: [createTexts.wrongPlace] }),
    ...(!template && { checklistId: [createTexts.checklistMissing] }),
    ...(chosen?.company_id !== actor.companyId && { assignedTo: [createTexts.responsibleMissing] }),
    ...(deadLine < today() && { deadLine: [createTexts.deadlineEarlier] }),
  };
  if (!place || Object.keys(fields).length > 0) throw refuse.invalid(fields);
  return place;
};

const insertItems = async (transaction: Transaction<Database>, id: number, projectId: number) => {
  await transaction
    .insertInto('checkpoint')
    .columns(['checklist_id', 'project_id', 'template_item_id'])
    .expression((eb) =>
      eb
        .selectFrom('checklist_template_item as asked')
        .innerJoin('checklist', 'checklist.template_id', 'asked.template_id')
        .where('checklist.id', '=', id)
        .select(['checklist.id', eb.val(projectId).as('project_id'), 'asked.id as asked_id'])
        .orderBy('asked.position'),
    )
    .execute();
};

/**
 * Makes a checklist from a template, with an item for each of the template's; the responsible is written to.
 * @throws Refusal 403 for everybody but developer staff, 400 with what is wrong in its field
 */
export const generateChecklist = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  input: Input,
): Promise<{ id: number }> =>
  database.db.transaction().execute(async (transaction) => {
    requireStaff(actor, checklistTexts.onlyStaff);
    const mark = requestMark(input);
    const repeated = await findSavedBefore(transaction, mark, { table: 'checklist', actor });
    if (repeated !== undefined) return { id: repeated };
    const place = await requirePlace(transaction, actor, input);
    const { id } = await transaction
      .insertInto('checklist')
      .values({
        ...place,
        ...mark,
        template_id: input.checklistId,
        responsible_id: input.assignedTo,
        deadline: input.deadLine,
        created_by_id: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertItems(transaction, id, place.project_id);
    const found = await requireCase(transaction, checklistCase, { actor, id });
    await tellNewResponsible(transaction, actor, { ...found, deadline: input.deadLine }, input.assignedTo);
    await publishCaseChanged(transaction, { type: 'checklist', id });
    return { id };
  });
