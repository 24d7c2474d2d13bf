import { psiAgreement, psiProblem, psiTexts } from '@byggtun/shared/contract/psi';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import type { CurrentUser } from '../person/currentUser';
import { requireProject } from '../project/requireProject';
import { today } from '../time/today';

const read = (value: string) => {
  try {
    return psiAgreement.parse(JSON.parse(value));
  } catch {
    throw refuse.rule('psiAgreement kan ikke leses');
  }
};

/** What decides on a confirmation, but for what was confirmed before. */
const stateOf = async (transaction: Transaction<Database>, user: CurrentUser, projectId: number) => {
  const { isPsiMissing, hasCard, opened } = await transaction
    .selectNoFrom((eb) => [
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('project_document')
              .where('project_id', '=', projectId)
              .where('kind', '=', 'psi')
              .select('project_id'),
          ),
        )
        .$castTo<boolean>()
        .as('isPsiMissing'),
      eb
        .exists(
          eb
            .selectFrom('contact_person')
            .where('id', '=', user.id)
            .where('hms_card_number', 'is not', null)
            .select('id'),
        )
        .$castTo<boolean>()
        .as('hasCard'),
      eb
        .exists(
          eb
            .selectFrom('psi_opening')
            .where('person_id', '=', user.personId)
            .where('project_id', '=', projectId)
            .select('project_id'),
        )
        .$castTo<boolean>()
        .as('opened'),
    ])
    .executeTakeFirstOrThrow();
  return { isPsiMissing, hasCard, opened };
};

/**
 * Merges confirmations into those that a person has given; the first date of each stays. Those that come along unchanged from an earlier
 * answer say nothing new, whatever their date; a single one that was confirmed before is told so.
 * @throws Refusal 400 with the reason (`psiProblem`); 404 when the project is not theirs to see
 */
export const savePsiAgreement = (db: Kysely<Database>, user: CurrentUser, value: string): Promise<void> => {
  const given = Object.entries(read(value)).filter(([, { confirm }]) => confirm);
  return db.transaction().execute(async (transaction) => {
    for (const [key] of given) {
      const projectId = Number(key);
      if (projectId > 2147483647) throw refuse.notFound();
      await requireProject(transaction, user, projectId);
      const before = await transaction
        .selectFrom('psi_agreement')
        .where('person_id', '=', user.personId)
        .where('project_id', '=', projectId)
        .select('project_id')
        .executeTakeFirst();
      if (before && given.length === 1) throw refuse.rule(psiTexts.confirmed);
      if (before) continue;
      const state = await stateOf(transaction, user, projectId);
      const problem = psiProblem({ ...state, psiConfirmed: false });
      if (problem) throw refuse.rule(problem);
      const stored = await transaction
        .insertInto('psi_agreement')
        .values({ person_id: user.personId, project_id: projectId, confirmed_on: today() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('project_id')
        .executeTakeFirst();
      if (!stored && given.length === 1) throw refuse.rule(psiTexts.confirmed);
    }
  });
};
