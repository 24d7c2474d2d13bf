import pg from 'pg';

/** As many items of a checklist by their types (docs/product/quality.md#filling-it-in). */
interface LongChecklist {
  /** The database's address. */
  database: string;
  /** Whom it is assigned to. */
  email: string;
  items: number;
  /** Their types, in turn. */
  types: readonly number[];
  /** How many checklists are made of it. */
  count?: number;
}

/** Makes a template and checklists of it for one person; gives the checklists' ids. */
export const makeLongChecklists = async ({
  database,
  email,
  items,
  types,
  count = 1,
}: LongChecklist): Promise<number[]> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `with template as (
          insert into checklist_template (name, level, trade_code_id, discrepancy_type)
          select 'Måling ' || gen_random_uuid(), 1, min(id), 0 from trade_code returning id),
        asked as (
          insert into checklist_template_item (template_id, position, section, type, text, options)
          select template.id, n, 'Rom ' || (n - 1) / 30 + 1, types[n % cardinality(types) + 1], 'Punkt nummer ' || n,
            case when types[n % cardinality(types) + 1] in (2, 3) then array['Gips', 'Puss', 'Plate'] else '{}' end
          from template, generate_series(1, $2::int) n, (select $3::int[] as types) kinds)
      insert into checklist (template_id, project_id, responsible_id, created_by_id, deadline)
      select template.id, (select min(id) from project), contact_person.id, contact_person.id, current_date + 30
      from template, contact_person join person on person.id = contact_person.person_id, generate_series(1, $4::int)
      where person.email = $1 returning id`,
      [email, items, types, count],
    );
    const ids = rows.map(({ id }) => id);
    await client.query(
      `insert into checkpoint (checklist_id, project_id, template_item_id)
      select checklist.id, checklist.project_id, asked.id
      from checklist join checklist_template_item asked using (template_id)
      where checklist.id = any($1::int[]) order by asked.position`,
      [ids],
    );
    return ids;
  } finally {
    await client.end();
  }
};
