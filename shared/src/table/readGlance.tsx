import { type GlanceQuery, glanceRows } from '../contract/list';
import type { Session } from '../portal/portal';
import { listFilter } from './listBody';
import { listInput } from './listCall';
import type { ListQuestion } from './listDefinition';
import { type ListScope, writeState } from './listState';
import { readList } from './readList';

/** The first rows of a list on the Dashboard (docs/product/lists.md#at-a-glance). */
const firstRows = { page: 1, size: glanceRows };

/** What the rows of a card are sorted by: a field, descending with a '-' before it. */
export type GlanceSort<Row> = (keyof Row & string) | `-${keyof Row & string}`;

/** What a card of the Dashboard shows of a list. */
export interface ListGlance<Row> {
  question: ListQuestion<Row>;
  /** What the rows are sorted by, ascending; descending with a '-' before it. */
  sort: GlanceSort<Row>;
  /** Whose cases; the list's own choice for this person when undefined. */
  scope?: ListScope | undefined;
}

/** How a card reads its list for this person: the call of its rows, and the part of the list's address that shows the same. */
export function readGlance<Row>({ question, sort, scope }: ListGlance<Row>, session: Session) {
  const search = new URLSearchParams({ sort, ...(scope && { show: scope }) });
  const reading = readList(question, session, search);
  return {
    scope: reading.state.scope,
    mayToggle: reading.mayToggle,
    input: listInput(question, reading, firstRows),
    search: new URLSearchParams(writeState(question, reading.state, reading.initial)).toString(),
  };
}

/** How a card reads its list, as a part of a call that answers several of them. */
export function glanceInput<Row>({ question, sort, scope }: ListGlance<Row>, session: Session): GlanceQuery {
  const search = new URLSearchParams({ sort, ...(scope && { show: scope }) });
  return listFilter(question, readList(question, session, search));
}
