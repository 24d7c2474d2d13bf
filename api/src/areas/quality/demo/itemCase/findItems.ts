import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { itemCaseTexts } from './itemCaseTexts';

/** Cases of each kind at most. */
const most = 8;

const select = (transaction: Transaction<Database>) =>
  transaction
    .selectFrom('checkpoint')
    .innerJoin('checklist', 'checklist.id', 'checkpoint.checklist_id')
    .innerJoin('checklist_template as template', 'template.id', 'checklist.template_id')
    .innerJoin('checklist_template_item as asked', 'asked.id', 'checkpoint.template_item_id')
    .innerJoin('contact_person', 'contact_person.id', 'checklist.responsible_id')
    .where('checklist.is_completed', '=', false)
    // No; not the first choice; anything that is missing.
    .where(
      sql<boolean>`(checkpoint.bool_val = false or checkpoint.chosen[1] > 1 or asked.type = 3 and cardinality(checkpoint.chosen) > 0)`,
    )
    .where('asked.text', 'in', Object.keys(itemCaseTexts))
    .where((eb) =>
      eb.and([
        eb('checkpoint.aberration_id', 'is', null),
        eb('checkpoint.complaint_id', 'is', null),
        eb('checkpoint.action_id', 'is', null),
      ]),
    )
    // One of each checklist, so that many have one.
    .distinctOn('checklist.id')
    .orderBy('checklist.id')
    .orderBy('asked.position')
    .select([
      'checkpoint.id',
      'checkpoint.updated_at as answeredAt',
      'asked.text',
      sql<string>`coalesce((select string_agg(asked.options[n], ', ') from unnest(checkpoint.chosen) n), 'Nei')`.as(
        'answer',
      ),
      'asked.section',
      'asked.position',
      'checklist.id as checklistId',
      'template.name as checklist',
      'template.discrepancy_type as kind',
      'contact_person.id as responsibleId',
      'contact_person.company_id as companyId',
      (eb) =>
        eb
          .selectFrom('contact_person as contractor')
          .innerJoin('project_company', 'project_company.company_id', 'contractor.company_id')
          .innerJoin('company', 'company.id', 'contractor.company_id')
          .whereRef('project_company.project_id', '=', 'checklist.project_id')
          .where('contractor.active', '=', true)
          .where('company.is_byggtun', '=', false)
          // Not always the same one.
          .orderBy(sql`(contractor.id + checkpoint.id) % 5`)
          .orderBy('contractor.id')
          .limit(1)
          .select('contractor.id')
          .as('contractorId'),
    ]);

/** An item that is not as it should be by its answer, in a checklist that is not completed. */
export type FaultyItem = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>> & {
  answeredAt: Date;
  /** Contact person of a company that takes part in the project. */
  contractorId: number;
};

/** Items that become cases, a few of each kind. */
export const findItems = async (transaction: Transaction<Database>): Promise<FaultyItem[]> => {
  const found = await select(transaction).execute();
  const answered = found.flatMap(({ answeredAt, contractorId, ...item }) =>
    answeredAt && contractorId !== null ? [{ ...item, answeredAt, contractorId }] : [],
  );
  return [0, 1, 2].flatMap((kind) => answered.filter((item) => item.kind === kind).slice(0, most));
};
