import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { mailTo } from '../../../record/case/mailTo';
import { requireCase } from '../../../record/case/requireCase';
import { checklistCase } from '../checklist/checklistCase';
import type { LockedItem } from './lockItem';

/** A case that was made of an item. */
interface Made {
  /** What it is called in a sentence: 'avvik 7'. */
  called: string;
  title: string;
  /** The form said that they are not to be written to. */
  skip: boolean | undefined;
}

/** Writes to the project's quality responsible (KA) of a case that was made of an item, unless it is their own doing. */
export const tellQuality = async (
  transaction: Transaction<Database>,
  actor: Actor,
  { checklist }: LockedItem,
  { called, title, skip }: Made,
): Promise<void> => {
  if (skip) return;
  const { qa_id } = await transaction
    .selectFrom('project')
    .where('id', '=', checklist.project_id)
    .select('qa_id')
    .executeTakeFirstOrThrow();
  if (qa_id === null) return;
  const found = await requireCase(transaction, checklistCase, { actor, id: checklist.id });
  await mailTo(transaction, { toId: qa_id, byId: actor.id }, (by) => ({
    subject: `Ny sak, ${called}, fra ${found.called}: ${title}`,
    paragraphs: [
      `${by} har opprettet ${called}, «${title}», fra ${found.called}, «${found.name}», i ${found.projectName}.`,
    ],
    path: found.path,
  }));
};
