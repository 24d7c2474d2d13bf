import { type GlanceQuery, glanceRows } from '../contract/list';
import type { Session } from '../portal/portal';
import { listFilter, listInput } from './listBody';
import type { ListQuestion } from './listDefinition';
import { type ListScope, sortText } from './listState';
import { openList } from './openList';

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

/** What a card shows, which no address says. */
function readCard<Row>({ question, sort, scope }: ListGlance<Row>, session: Session) {
  const { initial, showing } = openList(question, session);
  const sortBy = sort.replace('-', '');
  return showing({ ...initial, sortBy, sortDesc: sortBy !== sort, scope: scope ?? initial.scope });
}

/** How a card reads its list for this person: the call of its rows, and the part of the list's address that shows the same. */
export function readGlance<Row>(glance: ListGlance<Row>, session: Session) {
  const reading = readCard(glance, session);
  const { state, initial, mayToggle } = reading;
  const search = new URLSearchParams({
    ...(sortText(state) !== sortText(initial) && { sort: sortText(state) }),
    ...(state.scope !== initial.scope && { show: state.scope }),
  });
  return {
    scope: state.scope,
    mayToggle,
    input: listInput(glance.question, reading, firstRows),
    search: search.toString(),
  };
}

/** How a card reads its list, as a part of a call that answers several of them. */
export const glanceInput = <Row,>(glance: ListGlance<Row>, session: Session): GlanceQuery =>
  listFilter(glance.question, readCard(glance, session));
