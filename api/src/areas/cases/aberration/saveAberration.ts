import type { savedAberration } from '@byggtun/shared/contract/aberration';
import type { Actor } from '@byggtun/shared/contract/actor';
import { paths } from '@byggtun/shared/contract/paths';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { attachNew, type SavingApp } from '../../../record/attachment/attachNew';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import { actionCase } from '../action/actionCase';
import type { AberrationInput } from './aberrationInput';
import { findResponsible } from './findResponsible';
import { firstActionOf } from './firstActionOf';
import { reportProblems } from './reportProblems';

/**
 * Saves a new deviation or RUH, and gives the responsible an action of the same words, so that what was reported is a case that
 * somebody owns: check, insert both, attachments, event, mail, answer, in one transaction.
 * @throws Refusal 400 for wrong fields, and for other content under a number that was used
 */
export const saveAberration = (
  app: SavingApp,
  actor: Actor,
  input: AberrationInput,
): Promise<z.infer<typeof savedAberration>> =>
  app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const actionOf = (id: number) => firstActionOf(transaction, id);
    const pageOf = async (id: number) => paths.action(await actionOf(id));
    const repeated = await findSavedBefore(transaction, mark, { table: 'aberration', actor, pageOf });
    if (repeated !== undefined)
      return { id: repeated, category: input.category, actionId: await actionOf(repeated) };
    const problems = await reportProblems(transaction, input, actor);
    if (Object.keys(problems).length > 0) throw refuse.invalid(problems);
    const { id: responsible_id, company_id } = await findResponsible(transaction, actor, input);
    const { category, title, description, severity, timeLimit: deadline } = input;
    const both = {
      title,
      description,
      severity,
      deadline,
      project_id: input.projTable,
      house_id: input.projPhase,
      section_id: input.projSectionId,
      responsible_id,
      company_id,
      created_by_id: actor.id,
    };
    const { id } = await transaction
      .insertInto('aberration')
      .values({
        ...both,
        category,
        aberration_type_id: input.aberrationTypeId,
        aberration_cause_id: input.aberrationCauseId,
        aberration_location_id: input.location,
        registrated: input.registrated,
        ...mark,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: actionId } = await transaction
      .insertInto('action')
      .values({ ...both, aberration_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attachNew(
      { transaction, limits: app.limits },
      actor,
      { kind: 'aberration', id },
      input.attachments,
    );
    const hearers = { companyIds: [company_id], personIds: [actor.id] };
    await publishCaseChanged(transaction, { type: 'aberration', id }, hearers);
    await publishCaseChanged(transaction, { type: 'action', id: actionId }, hearers);
    const found = await requireCase(transaction, actionCase, { actor, id: actionId });
    await tellNewResponsible(transaction, actor, { ...found, deadline, description }, responsible_id);
    return { id, category, actionId };
  });
