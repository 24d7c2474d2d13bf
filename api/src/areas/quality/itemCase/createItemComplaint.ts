import type { Actor } from '@byggtun/shared/contract/actor';
import type { createItemComplaint as createRoute } from '@byggtun/shared/contract/itemCase';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type * as z from 'zod';

import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { createComplaint } from '../../cases/door';
import { carryImages, type CarryingApp } from './carryImages';
import { linkCase } from './linkCase';
import { lockItem } from './lockItem';
import { placeOf } from './placeOf';
import { requireNoCase } from './requireNoCase';
import { showItem } from './showItem';
import { tellQuality } from './tellQuality';

type Input = z.output<typeof createRoute.body>;

/**
 * Makes the complaint of an item, in one transaction; its responsible is written to.
 * @throws Refusal 403 not responsible, 404 not there, 400 completed, another kind of case, one that is there, and wrong fields
 */
export const createItemComplaint = async (
  app: CarryingApp,
  actor: Actor,
  input: Input,
): Promise<RouteAnswer<typeof createRoute>> => {
  const { regLine, checklistItem, skipQaManagerNotification: skip } = input;
  const attachments = await carryImages(app, actor, checklistItem.id, regLine.attachments);
  return app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const locked = await lockItem(transaction, actor, checklistItem.id);
    const repeated = await findSavedBefore(transaction, mark, { table: 'complaint', actor });
    if (repeated !== undefined)
      return { id: repeated, checklistItem: await showItem(transaction, actor, locked) };
    requireNoCase(actor, locked, 1);
    const { name, txt: description, contactPersonId: responsibleId, timeLimit: deadline } = regLine;
    const complaint_id = await createComplaint(
      { transaction, limits: app.limits },
      actor,
      { ...{ name, description, responsibleId, deadline, attachments }, ...placeOf(locked.checklist) },
      mark,
    );
    await linkCase(transaction, actor, locked, { complaint_id });
    await tellQuality(transaction, actor, locked, {
      called: `reklamasjon ${complaint_id}`,
      title: name,
      skip,
    });
    return { id: complaint_id, checklistItem: await showItem(transaction, actor, locked) };
  });
};
