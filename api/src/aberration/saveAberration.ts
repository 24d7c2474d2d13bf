import type { savedAberration } from '@byggtun/shared/contract/aberration';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { Kysely } from 'kysely';
import type * as z from 'zod';

import { attachNew } from '../attachment/attachNew';
import { actionCase } from '../case/actionCase';
import { publishCaseChanged } from '../case/publishCaseChanged';
import { requireCase } from '../case/requireCase';
import { tellNewResponsible } from '../case/tellNewResponsible';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import type { AberrationInput } from './aberrationInput';
import { findRepeated } from './findRepeated';
import { findResponsible } from './findResponsible';
import { reportProblems } from './reportProblems';

/**
 * Saves a new deviation or RUH, and gives the responsible an action of the same words, so that what was reported is a case that
 * somebody owns: check, insert both, attachments, event, mail, answer, in one transaction.
 * @throws Refusal 400 for wrong fields
 */
export const saveAberration = (
  db: Kysely<Database>,
  actor: CaseActor,
  input: AberrationInput,
): Promise<z.infer<typeof savedAberration>> =>
  db.transaction().execute(async (transaction) => {
    const repeated = await findRepeated(transaction, actor, input);
    if (repeated) return repeated;
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
        request_id: input.requestId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: actionId } = await transaction
      .insertInto('action')
      .values({ ...both, aberration_id: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attachNew(transaction, actor, { kind: 'aberration', id }, input.attachments);
    const hearers = { companyIds: [company_id], personIds: [actor.id] };
    await publishCaseChanged(transaction, { type: 'aberration', id }, hearers);
    await publishCaseChanged(transaction, { type: 'action', id: actionId }, hearers);
    const found = await requireCase(transaction, actionCase, { actor, id: actionId });
    await tellNewResponsible(transaction, actor, { ...found, deadline, description }, responsible_id);
    return { id, category, actionId };
  });
