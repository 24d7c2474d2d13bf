import type { Checklist } from '@byggtun/shared/contract/checklist';
import { isOverdue } from '@byggtun/shared/contract/deadline';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';
import type { Definition } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';

const sectionOf = ({ sectionNum, apartmentKey }: Checklist) =>
  [sectionNum, apartmentKey].filter(Boolean).join(' / ');

/** What the card of a checklist says (docs/product/quality.md#filling-it-in). */
export const checklistFacts = (checklist: Checklist): readonly Definition[] => {
  const { id, completedDate, projectName, houseNum, tradeCodeName, task } = checklist;
  const isLate = completedDate === null && isOverdue(task.deadLine, today());
  return [
    ['Ansvarlig', <Person key="responsible" name={task.assignedToContactPersonPersonFullName} />],
    ['Id', id],
    ['Status', completedDate === null ? 'Ikke ferdigstilt' : 'Ferdigstilt'],
    ['Frist', <Deadline key="deadline" text={formatDate(task.deadLine)} overdue={isLate} />],
    ['Fag', tradeCodeName],
    ['Prosjekt', projectName],
    ...(houseNum ? [['Bygg', houseNum] as const] : []),
    ...(sectionOf(checklist) ? [['Seksjon', sectionOf(checklist)] as const] : []),
  ];
};
