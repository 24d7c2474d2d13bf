import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { continueIdentity, insertRows } from '../../../../record/demo/insertRows';
import { createRandom } from '../../../../record/demo/random';
import { findChecklistGround } from './findChecklistGround';
import { makeChecklists } from './makeChecklists';
import { makeTemplates } from './makeTemplates';

/** Checklists in all states, on the projects and among the developer's people of the demo. */
export const seedChecklists = async (
  transaction: Transaction<Database>,
  { day }: DemoTime,
): Promise<void> => {
  const templates = makeTemplates();
  const ground = await findChecklistGround(transaction);
  const made = makeChecklists(createRandom(23), day, ground, templates);
  await insertRows(
    transaction,
    'checklist_template',
    templates.map(({ template }) => template),
  );
  await insertRows(
    transaction,
    'checklist_template_item',
    templates.flatMap(({ items }) => items),
  );
  await insertRows(transaction, 'checklist', made.checklists);
  await insertRows(transaction, 'checkpoint', made.items);
  await insertRows(transaction, 'checklist_signature', made.signatures);
  await insertRows(transaction, 'journal', made.journal);
  await continueIdentity(transaction, ['checklist_template', 'checklist_template_item', 'checklist']);
};
