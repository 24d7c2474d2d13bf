import type { Session } from '@byggtun/shared/portal/portal';
import { listFilter } from '@byggtun/shared/table/listBody';
import type { ListQuestion } from '@byggtun/shared/table/listDefinition';
import { writeState } from '@byggtun/shared/table/listState';
import { readList } from '@byggtun/shared/table/readList';

/**
 * A list's open cases in one project, everybody's that this person may see: the input of the call that counts them, and the
 * part of the list's address that shows the same.
 */
export function readProjectList<Row extends { projectName: string }>(
  question: ListQuestion<Row>,
  session: Session,
  projectId: string,
) {
  const reading = readList(question, session, new URLSearchParams({ projectName: projectId, show: 'all' }));
  return {
    input: { body: { headers: listFilter(question, reading).headers } },
    search: new URLSearchParams(writeState(question, reading.state, reading.initial)).toString(),
  };
}
