import type { Actor } from '@byggtun/shared/contract/actor';
import { addDays } from '@byggtun/shared/contract/day';
import { selfCheckAberration } from '@byggtun/shared/contract/scheduleRules';
import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { createLimits } from '../../../../core/limit/limits';
import { readLimits } from '../../../../core/limit/readLimits';
import { today } from '../../../../core/time/today';
import { requestMark } from '../../../../record/idempotency/requestMark';
import { createAction, createComplaint, createDeviation } from '../../../cases/door';
import { linkCase } from '../../itemCase/linkCase';
import { lockItem } from '../../itemCase/lockItem';
import { placeOf } from '../../itemCase/placeOf';
import { requireNoCase } from '../../itemCase/requireNoCase';
import type { FaultyItem } from './findItems';
import { itemCaseTexts } from './itemCaseTexts';

/** A case as it was made. */
export interface MadeCase {
  kind: 'aberration' | 'complaint' | 'action';
  id: number;
}

/** Nothing is attached, so that none of them is met. */
const limits = createLimits(readLimits({}), { warn: () => undefined });

/** As the dialog begins, with what was seen. */
const wordsOf = ({ checklistId, checklist, position, section, text, answer }: FaultyItem) => {
  const [title, seen] = itemCaseTexts[text] ?? [text, ''];
  const place = `Sjekkliste ${checklistId}, ${checklist}, punkt ${position} under ${section}: ${text}`;
  return { title, description: `${place}\nSvar: ${answer}\n${seen}` };
};

/** Makes the case of an item as who is responsible for its checklist does it, by the cases' own door. */
export const makeCase = async (transaction: Transaction<Database>, item: FaultyItem): Promise<MadeCase> => {
  const { id: itemId, kind, responsibleId, companyId, contractorId } = item;
  const actor: Actor = { id: responsibleId, companyId, isByggtun: true, isMainContact: false };
  const locked = await lockItem(transaction, actor, itemId);
  requireNoCase(actor, locked, kind);
  const { title, description } = wordsOf(item);
  const saving = { transaction, limits };
  const place = placeOf(locked.checklist);
  const mark = requestMark({});
  if (kind === 0) {
    const { aberrationTypeId } = selfCheckAberration;
    const id = await createDeviation(
      saving,
      actor,
      { title, description, aberrationTypeId, ...place, responsibleId },
      mark,
    );
    await linkCase(transaction, actor, locked, { aberration_id: id });
    return { kind: 'aberration', id };
  }
  const given = { description, ...place, responsibleId: contractorId };
  if (kind === 1) {
    const id = await createComplaint(saving, actor, { name: title, ...given }, mark);
    await linkCase(transaction, actor, locked, { complaint_id: id });
    return { kind: 'complaint', id };
  }
  const deadline = addDays(today(), 14);
  const id = await createAction(
    saving,
    actor,
    { title, ...given, actionType: 1, severity: 2, deadline, aberrationId: null },
    mark,
  );
  await linkCase(transaction, actor, locked, { action_id: id });
  return { kind: 'action', id };
};
