import type { Schedule } from '@byggtun/shared/contract/activity';
import { isOverdue } from '@byggtun/shared/contract/deadline';
import { formatDate, today } from '@byggtun/shared/text/date';
import { Deadline } from '@byggtun/shared/ui/Deadline';
import type { Definition } from '@byggtun/shared/ui/DefinitionList';
import { Person } from '@byggtun/shared/ui/Person';

import { doneOf } from '../scheduleList/doneOf';

/** What the card of a self-check says (docs/product/quality.md#self-checks). */
export const scheduleFacts = (schedule: Schedule): readonly Definition[] => [
  [
    'Ansvarlig',
    <Person key="responsible" name={schedule.responsiblePersonFullName} detail={schedule.contactName} />,
  ],
  ['Id', schedule.id],
  ['Status', doneOf(schedule)],
  ['Start', schedule.startDate && formatDate(schedule.startDate)],
  [
    'Frist',
    <Deadline
      key="deadline"
      text={schedule.endDate && formatDate(schedule.endDate)}
      overdue={isOverdue(schedule.endDate, today())}
    />,
  ],
  ['Fag', schedule.tradeCode],
  ['Prosjekt', schedule.projectName],
  ...(schedule.houseNum ? [['Bygg', schedule.houseNum] as const] : []),
];
