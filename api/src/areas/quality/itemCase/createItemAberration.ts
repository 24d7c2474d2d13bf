import type { Actor } from '@byggtun/shared/contract/actor';
import { type createItemAberration as createRoute, itemCaseTexts } from '@byggtun/shared/contract/itemCase';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { selfCheckAberration } from '@byggtun/shared/contract/scheduleRules';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { createDeviation } from '../../cases/door';
import { carryImages, type CarryingApp } from './carryImages';
import { linkCase } from './linkCase';
import { lockItem } from './lockItem';
import { placeOf } from './placeOf';
import { requireNoCase } from './requireNoCase';
import { showItem } from './showItem';
import { tellQuality } from './tellQuality';

type Input = z.output<typeof createRoute.body>;

/**
 * Makes the deviation of an item, in one transaction with all that a deviation brings; who is responsible for the checklist gets the action.
 * @throws Refusal 403 not responsible, 404 not there, 400 completed, another kind of case, one that is there, and wrong fields
 */
export const createItemAberration = async (
  app: CarryingApp,
  actor: Actor,
  input: Input,
): Promise<RouteAnswer<typeof createRoute>> => {
  const { aberration, checklistItem, skipQaManagerNotification: skip } = input;
  const attachments = await carryImages(app, actor, checklistItem.id, aberration.attachments);
  return app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const locked = await lockItem(transaction, actor, checklistItem.id);
    const repeated = await findSavedBefore(transaction, mark, { table: 'aberration', actor });
    if (repeated === undefined) {
      requireNoCase(actor, locked, 0);
      const { title, description } = aberration;
      const { aberrationTypeId } = selfCheckAberration;
      const aberration_id = await createDeviation(
        { transaction, limits: app.limits },
        actor,
        {
          ...{ title, description, attachments, aberrationTypeId },
          ...placeOf(locked.checklist),
          responsibleId: locked.checklist.responsible_id,
        },
        mark,
      );
      await linkCase(transaction, actor, locked, { aberration_id });
      await tellQuality(transaction, actor, locked, { called: `avvik ${aberration_id}`, title, skip });
    }
    const shown = await showItem(transaction, actor, locked);
    if (!shown.aberration) throw refuse.rule(itemCaseTexts.caseThere);
    return { regLine: shown.aberration, checklistItem: shown };
  });
};
