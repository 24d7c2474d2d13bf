import { type ComplaintRow, listComplaints } from '@byggtun/shared/contract/complaint';
import {
  complaintStatuses,
  complaintStatusNumbers,
  defaultStatusFilter,
} from '@byggtun/shared/contract/complaintStatus';
import type { ListQuestion } from '@byggtun/shared/table/listDefinition';

import type { ComplaintKind } from '../complaint/complaintKind';

const statuses = complaintStatusNumbers.map((key) => ({ key, text: complaintStatuses[key].text }));

/** What the list of one kind asks for; known before its page is here. */
export const complaintQuestion = (kind: ComplaintKind): ListQuestion<ComplaintRow> => ({
  route: listComplaints,
  always: [{ value: 'isEnquiry', type: 'boolean', filterClause: 'equals', filterValues: [kind.isEnquiry] }],
  status: { value: 'lineStatus', choices: statuses, initial: defaultStatusFilter },
  responsible: 'contactPersonOid',
  sort: { by: 'lineDate', desc: true },
  sortable: ['lineName', 'projectName', 'contactPersonName', 'regStatus', 'lineDate', 'deadLine'],
});
