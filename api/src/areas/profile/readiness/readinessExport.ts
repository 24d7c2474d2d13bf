import { lackText, type ReadinessRow, readinessRow } from '@byggtun/shared/contract/readiness';
import { expressionBuilder, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { dateColumn, numberColumn, textColumn } from '../../../core/list/listColumn';
import type { ListDefinition } from '../../../core/list/listDefinition';
import type { ExportSource } from '../../../record/export/exportSource';
import { requireEditor } from '../company/requireCompany';
import { findReadiness } from './findReadiness';

const eb = expressionBuilder<Database, 'contact_person'>();
const text = textColumn(sql`''`, { sortable: false });

/** The columns of the file; the overview has neither filters nor another order. */
const list: ListDefinition = {
  columns: {
    id: numberColumn(eb.ref('contact_person.id')),
    ...{ fullName: text, email: text, mobile: text, hmsCardNumber: text },
    hmsCardLastDay: dateColumn(eb.ref('contact_person.hms_card_issued_date'), { sortable: false }),
    ...{ hmsCard: text, courses: text, psi: text },
  },
  search: [],
  id: eb.ref('contact_person.id'),
  sortBy: 'id',
};

/** A row as the file writes it: what is lacking as words. */
const written = (row: ReadinessRow) => ({
  ...row,
  hmsCard: lackText.hmsCard(row),
  courses: lackText.courses(row),
  psi: lackText.psi(row),
});

/** Who lacks something before the site, as it is exported, to the main contact alone. */
export const readinessExport: ExportSource = {
  list,
  fields: Object.keys(readinessRow.shape),
  findIds: async ({ db }, user, { headers, search }, among) => {
    requireEditor(user, user.companyId);
    if (headers.length > 0 || search) throw refuse.rule('Oversikten kan ikke filtreres.');
    const { lacking } = await findReadiness(db, user.companyId);
    const ids = lacking.map(({ id }) => id);
    return among ? ids.filter((id) => among.includes(id)) : ids;
  },
  findRows: async ({ db }, ids) => {
    if (ids.length === 0) return [];
    const { company_id } = await db
      .selectFrom('contact_person')
      .where('id', 'in', ids)
      .select('company_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { lacking } = await findReadiness(db, company_id);
    const rows = new Map(lacking.map((row) => [row.id, written(row)]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  },
};
