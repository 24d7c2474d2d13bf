import type { Session } from '../portal/portal';
import { writeState } from './listAddress';
import { listFilter } from './listBody';
import type { ListQuestion } from './listDefinition';
import { inHouse, type Place } from './place';
import { readList } from './readList';

function read<Row>(question: ListQuestion<Row>, session: Session, filter: Record<string, string>) {
  const reading = readList(question, session, new URLSearchParams({ ...filter, show: 'all' }));
  const written = writeState(question, reading.state, reading.initial);
  return {
    input: {
      ...(question.params && { params: question.params }),
      body: { headers: listFilter(question, reading).headers },
    },
    search: new URLSearchParams({ ...question.keep, ...written }).toString(),
  };
}

/**
 * A list's open cases in one project, or in one house of it, everybody's that this person may see: the input of the call that
 * counts them, and the part of the list's address that shows the same. The project is a filter like any other.
 */
export function readPlaceList<Row extends { projectName: string }>(
  question: ListQuestion<Row>,
  session: Session,
  place: Place,
) {
  const { projectId, houseId } = place;
  if (houseId === undefined) return read(question, session, { projectName: String(projectId) });
  return read(inHouse(question, place), session, {});
}

/** The same for a page of the project's own, whose list has no project to choose. */
export const readPageList = <Row,>(question: ListQuestion<Row>, session: Session) =>
  read(question, session, {});
