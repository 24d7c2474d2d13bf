import type { ListHeader } from '../contract/list';
import type { ListQuestion } from './listDefinition';

/** A project, or a house of it, whose cases are looked at. */
export interface Place {
  projectId: number;
  houseId?: number | undefined;
}

const numberIn = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** The place that a slot of the project's page knows. */
export const placeOfSlot = ({ projectId, houseId }: Readonly<Record<string, string>>): Place => ({
  projectId: numberIn(projectId) ?? 0,
  houseId: numberIn(houseId),
});

/** The place of a page: its project by `/projects/:id`, and the house by `?house=`. */
export const placeOfPage = (id: string | undefined, search: URLSearchParams): Place => ({
  projectId: numberIn(id) ?? 0,
  houseId: numberIn(search.get('house')),
});

/** The house that a list is narrowed to by `?project=&house=`; undefined when it is not. */
export function placeOfList(search: URLSearchParams): Place | undefined {
  const projectId = numberIn(search.get('project'));
  const houseId = numberIn(search.get('house'));
  return projectId && houseId ? { projectId, houseId } : undefined;
}

const only = (value: string, id: number): ListHeader => ({
  value,
  type: 'select',
  filterClause: 'in',
  filterValues: [id],
});

/**
 * A list's question for one place alone, which no filter of the list takes away.
 * @param keep the part of the address that says so
 */
export function questionIn<Row extends { projectName: string }, Question extends ListQuestion<Row>>(
  question: Question & ListQuestion<Row>,
  { projectId, houseId }: Place,
  keep: Readonly<Record<string, string>>,
): Question {
  return {
    ...question,
    always: [
      ...question.always,
      only('projectOid', projectId),
      ...(houseId === undefined ? [] : [only('houseId', houseId)]),
    ],
    columns: question.columns.map((column) =>
      column.value === 'projectName' ? { ...column, removeFilter: true, show: false } : column,
    ),
    keep,
  };
}

/** A list's question for the house that its address names. */
export const inHouse = <Row extends { projectName: string }, Question extends ListQuestion<Row>>(
  question: Question & ListQuestion<Row>,
  place: Place,
): Question =>
  questionIn(question, place, { project: String(place.projectId), house: String(place.houseId ?? '') });
