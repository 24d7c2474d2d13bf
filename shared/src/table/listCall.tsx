import type { Portal, Session } from '../portal/portal';
import { ask, type AskedCall } from '../portal/prefetch';
import { isBelow } from '../ui/useMedia';
import { listInput, rowsAtATime } from './listBody';
import type { ListQuestion } from './listDefinition';
import { readList } from './readList';

/** A list stands as cards below this width, else as a table (docs/product/lists.md#table-and-cards). */
export const cardWidth = 'sm';

/** Whether a list stands as cards: on small screens, unless the person wants a table there too (docs/product/lists.md#table-and-cards). */
export const standsAsCards = (small: boolean, layout: Portal['layout']): boolean =>
  small && layout !== 'table';

/** What the first page of the card view asks for, beside what the address says. */
export const firstCards = { page: 1, size: rowsAtATime };

/** The call that a list's page makes first at this address and in this window, for `defineArea`'s `prefetch`. */
export function firstListCall<Row>(
  question: ListQuestion<Row>,
  { session, search, layout }: { session: Session; search: URLSearchParams; layout: Portal['layout'] },
): AskedCall {
  const part = standsAsCards(isBelow(cardWidth), layout) ? firstCards : {};
  return ask(question.route, listInput(question, readList(question, session, search), part));
}
