import type { Project } from '@byggtun/shared/contract/project';
import { psiAgreement, psiProblem, psiTexts } from '@byggtun/shared/contract/psi';
import type { Transaction } from 'kysely';

import type { Connection } from '../../../core/database/connect';
import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findProjectsById } from '../project/findProjects';

const largestId = 2_147_483_647;

const read = (value: string) => {
  try {
    return psiAgreement.parse(JSON.parse(value));
  } catch {
    throw refuse.rule('psiAgreement kan ikke leses');
  }
};

/** What decides beside the project itself. */
const findReadiness = (transaction: Transaction<Database>, user: CurrentUser, projectId: number) =>
  transaction
    .selectFrom('contact_person')
    .leftJoin('psi_opening', (join) =>
      join
        .onRef('psi_opening.person_id', '=', 'contact_person.person_id')
        .on('psi_opening.project_id', '=', projectId),
    )
    .where('contact_person.id', '=', user.id)
    .select((eb) => [
      eb('hms_card_number', 'is not', null).$castTo<boolean>().as('hasCard'),
      eb('psi_opening.opened_at', 'is not', null).$castTo<boolean>().as('opened'),
    ])
    .executeTakeFirstOrThrow();

/** @returns whether it is confirmed now, and was not before */
const confirm = async (
  transaction: Transaction<Database>,
  user: CurrentUser,
  project: Project,
): Promise<boolean> => {
  if (project.psiConfirmed) return false;
  const problem = psiProblem({ ...project, ...(await findReadiness(transaction, user, project.id)) });
  if (problem) throw refuse.rule(problem);
  const stored = await transaction
    .insertInto('psi_agreement')
    .values({ person_id: user.personId, project_id: project.id, confirmed_on: today() })
    // Another of the person's windows may have been faster.
    .onConflict((conflict) => conflict.doNothing())
    .returning('project_id')
    .executeTakeFirst();
  return stored !== undefined;
};

/**
 * Merges confirmations into those that a person has given; the first date of each stays. Those that come along from an earlier answer
 * say nothing new, whatever their date; a single one that was confirmed before is told so.
 * @throws Refusal 400 with the reason (`psiProblem`); 404 when the project is not theirs to see
 */
export const savePsiAgreement = async (
  database: Connection,
  user: CurrentUser,
  value: string,
): Promise<void> => {
  const ids = Object.entries(read(value)).flatMap(([id, given]) => (given.confirm ? [Number(id)] : []));
  if (ids.some((id) => id > largestId)) throw refuse.notFound();
  const projects = await findProjectsById(database, user, ids);
  await database.db.transaction().execute(async (transaction) => {
    for (const project of projects) {
      const isNew = await confirm(transaction, user, project);
      if (!isNew && ids.length === 1) throw refuse.rule(psiTexts.confirmed);
    }
  });
};
