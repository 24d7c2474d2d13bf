import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { FoundCase } from '../../../record/case/caseKind';
import { mailTo } from '../../../record/case/mailTo';

/** Mails who reported it that an action is treated; who has treated it themselves knows. */
export const tellReporter = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { called, name, projectName, path, reporterId }: FoundCase,
): Promise<void> => {
  if (reporterId === null) return;
  await mailTo(transaction, { toId: reporterId, byId: actor.id }, (by) => ({
    subject: `Behandlet: ${called}, ${name}`,
    paragraphs: [
      `${by} har satt ${called}, «${name}», i ${projectName} som behandlet.`,
      'Du får denne meldingen fordi det var du som meldte fra.',
    ],
    path,
  }));
};
