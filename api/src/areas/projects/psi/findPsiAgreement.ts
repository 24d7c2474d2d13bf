import type { PsiAgreement } from '@byggtun/shared/contract/psi';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The safety instructions that a person has confirmed, as the setting `psiAgreement` tells them. */
export const findPsiAgreement = async (db: Kysely<Database>, personId: number): Promise<PsiAgreement> => {
  const rows = await db
    .selectFrom('psi_agreement')
    .where('person_id', '=', personId)
    .select(['project_id', 'confirmed_on'])
    .orderBy('project_id')
    .execute();
  return Object.fromEntries(
    rows.map(({ project_id, confirmed_on }) => [project_id, { date: confirmed_on, confirm: true }]),
  );
};
