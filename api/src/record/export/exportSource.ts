import type { ListQuery } from '@byggtun/shared/contract/list';

import type { Connection } from '../../core/database/connect';
import type { ListDefinition } from '../../core/list/listDefinition';
import type { CurrentUser } from '../person/currentUser';

/** The filters, the search and the order of the list that is exported. */
export type ExportQuery = Pick<ListQuery, 'headers' | 'search' | 'sortBy' | 'sortDesc'>;

/** A list that can be exported; all that the export knows of it. */
export interface ExportSource {
  list: ListDefinition;
  /** The fields of a row; a column that is none of them only filters. */
  fields: readonly string[];
  /** Its days are written DD-MM-YYYY, as those of complaints and actions (docs/product/dates.md#showing-one). */
  isDashed?: boolean;
  /**
   * Ids of all rows that the list shows to the caller, in its order, and of no others.
   * @param among asks for those of these ids alone
   */
  findIds: (
    database: Connection,
    user: CurrentUser,
    query: ExportQuery,
    among?: readonly number[],
  ) => Promise<number[]>;
  /** The rows with these ids, in their order. */
  findRows: (database: Connection, ids: number[]) => Promise<object[]>;
}
