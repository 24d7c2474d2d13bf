import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { handoverTemplates } from './handoverTemplates';
import { siteTemplates } from './siteTemplates';

type Row<Table extends keyof Database> = Insertable<Database[Table]> & { id: number };

/** A template with its items, as they are inserted. */
export interface MadeTemplate {
  template: Row<'checklist_template'>;
  items: Row<'checklist_template_item'>[];
}

/** The templates of the demo data; ids from 1. */
export const makeTemplates = (): MadeTemplate[] => {
  let itemId = 0;
  return [...handoverTemplates, ...siteTemplates].map(
    ({ name, level, trade, discrepancy, isSigned, sections }, at) => ({
      template: {
        id: at + 1,
        name,
        level,
        trade_code_id: trade,
        discrepancy_type: discrepancy,
        is_signed: isSigned,
      },
      items: Object.entries(sections)
        .flatMap(([section, items]) => items.map((item) => ({ section, item })))
        .map(({ section, item: [type, text, more = ''] }, index) => ({
          id: ++itemId,
          template_id: at + 1,
          position: index + 1,
          section,
          type,
          text,
          instruction: typeof more === 'string' ? more : '',
          options: typeof more === 'string' ? [] : [...more],
        })),
    }),
  );
};
