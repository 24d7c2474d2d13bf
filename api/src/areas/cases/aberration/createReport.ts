import { refuse } from '../../../core/http/refuse';
import { attachNew } from '../../../record/attachment/attachNew';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import type { RequestMark } from '../../../record/idempotency/requestMark';
import { actionCase } from '../action/actionCase';
import type { ReportInput } from './aberrationInput';
import { findResponsible } from './findResponsible';
import { reportProblems } from './reportProblems';

type Saving = Parameters<typeof attachNew>[0];
type Author = Parameters<typeof findResponsible>[1];

/**
 * A new deviation or RUH with the action that its responsible gets: check, insert both, attachments, event, mail, in the caller's
 * transaction.
 * @returns the ids of both
 * @throws Refusal 400 for wrong fields
 */
export const createReport = async (
  { transaction, limits }: Saving,
  actor: Author,
  input: ReportInput,
  mark: RequestMark,
): Promise<{ id: number; actionId: number }> => {
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
  await attachNew({ transaction, limits }, actor, { kind: 'aberration', id }, input.attachments);
  const hearers = { companyIds: [company_id], personIds: [actor.id] };
  await publishCaseChanged(transaction, { type: 'aberration', id }, hearers);
  await publishCaseChanged(transaction, { type: 'action', id: actionId }, hearers);
  const found = await requireCase(transaction, actionCase, { actor, id: actionId });
  await tellNewResponsible(transaction, actor, { ...found, deadline, description }, responsible_id);
  return { id, actionId };
};
