import type { Session } from '../portal/portal';
import { readState } from './listAddress';
import type { ListQuestion } from './listDefinition';
import { type ListReading, openList } from './openList';

/** Reads a list from the address, for the person of this session. */
export function readList<Row>(
  question: ListQuestion<Row>,
  session: Session,
  search: URLSearchParams,
): ListReading {
  const { initial, showing } = openList(question, session);
  return showing(readState(search, question, initial));
}
