import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { changeChecklistResponsible } from '@byggtun/shared/contract/checklistSave';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { requireCase } from '../../../record/case/requireCase';
import { requireVersion } from '../../../record/case/requireVersion';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import { writeJournal } from '../../../record/case/writeJournal';
import { checklistCase } from './checklistCase';
import { lockChecklist } from './lockChecklist';
import { requireEdit } from './requireEdit';
import { tellChanged } from './tellChanged';

type Input = z.output<typeof changeChecklistResponsible.body>;

/**
 * Makes somebody else of the developer's staff responsible, who is written to.
 * @throws Refusal 403 for who is not responsible, 404 not there, 400 completed, stale, who is it already, and who can't be
 */
export const changeResponsible = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  { id, version, contactPersonId }: Input,
): Promise<{ id: number }> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await lockChecklist(transaction, actor, id);
    // The answer was lost, and the press is repeated.
    if (
      before.responsible_id === contactPersonId &&
      before.version === version + 1 &&
      before.updated_by_id === actor.id
    )
      return { id };
    requireEdit(actor, before);
    if (before.responsible_id === contactPersonId) throw refuse.rule(checklistTexts.alreadyResponsible);
    requireVersion(before, { version }, checklistTexts.stale);
    const chosen = await findNewResponsible(transaction, actor, contactPersonId);
    if (chosen?.company_id !== actor.companyId)
      throw refuse.invalid({ contactPersonId: [checklistTexts.responsibleMissing] });
    await transaction
      .updateTable('checklist')
      .set({ responsible_id: contactPersonId, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    await writeJournal(
      transaction,
      actor.id,
      { kind: 'checklist', id },
      { status: 0, responsible_id: before.responsible_id },
      { status: 0, responsible_id: contactPersonId },
    );
    const found = await requireCase(transaction, checklistCase, { actor, id });
    await tellNewResponsible(transaction, actor, { ...found, deadline: before.deadline }, contactPersonId);
    await tellChanged(transaction, actor, id);
    return { id };
  });
