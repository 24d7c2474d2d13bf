import type { Actor } from '@byggtun/shared/contract/actor';
import {
  isActionDeadline,
  itemCaseTexts,
  type saveItemAction as saveRoute,
} from '@byggtun/shared/contract/itemCase';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { createAction } from '../../cases/door';
import { requireEdit } from '../checklist/requireEdit';
import { tellChanged } from '../checklist/tellChanged';
import { carryImages, type CarryingApp } from './carryImages';
import { linkCase } from './linkCase';
import { type LockedItem, lockItem } from './lockItem';
import { placeOf } from './placeOf';
import { requireNoCase } from './requireNoCase';
import { showItem } from './showItem';

type Input = z.output<typeof saveRoute.body>;

/** The deviation that an action is to follow from, which is the item's own; null for the one action that an item has by itself. */
const requireAberration = (actor: Actor, locked: LockedItem, { aberrationId = null }: Input) => {
  if (aberrationId === null) requireNoCase(actor, locked, 2);
  else {
    requireEdit(actor, locked.checklist);
    if (locked.item.aberration_id !== aberrationId) throw refuse.rule(itemCaseTexts.otherAberration);
  }
  return aberrationId;
};

/**
 * Makes an action of an item, or one more of its deviation, in one transaction; the responsible is written to.
 * @throws Refusal 403 not responsible, 404 not there, 400 completed, an item that can't have it, and wrong fields
 */
export const saveItemAction = async (
  app: CarryingApp,
  actor: Actor,
  input: Input,
): Promise<RouteAnswer<typeof saveRoute>> => {
  const { id: itemId, checklistId, action, timeLimit: deadline, aberrationActionType: actionType } = input;
  const attachments = await carryImages(app, actor, itemId, action.attachments);
  return app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const locked = await lockItem(transaction, actor, itemId);
    if (locked.checklist.id !== checklistId) throw refuse.notFound();
    const repeated = await findSavedBefore(transaction, mark, { table: 'action', actor });
    if (repeated !== undefined)
      return { id: repeated, checklistItem: await showItem(transaction, actor, locked) };
    const aberrationId = requireAberration(actor, locked, input);
    if (!isActionDeadline(deadline, today()))
      throw refuse.invalid({ timeLimit: [itemCaseTexts.deadlineOutside] });
    const action_id = await createAction(
      { transaction, limits: app.limits },
      actor,
      { ...action, attachments, actionType, deadline, aberrationId, ...placeOf(locked.checklist) },
      mark,
    );
    if (aberrationId === null) await linkCase(transaction, actor, locked, { action_id });
    else await tellChanged(transaction, actor, checklistId);
    return { id: action_id, checklistItem: await showItem(transaction, actor, locked) };
  });
};
