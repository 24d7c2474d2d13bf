import type { RegLine } from '@byggtun/shared/contract/complaint';
import { formatDate } from '@byggtun/shared/text/date';
import type { Definition } from '@byggtun/shared/ui/DefinitionList';

/** What the info card of a complaint or enquiry says beside the responsible. */
export const complaintFacts = (complaint: RegLine): readonly Definition[] => [
  ['Saksnummer', complaint.lineIndexLineId],
  ['Registrert', formatDate(complaint.lineCreatedDate)],
  ['Registrert av', complaint.createdBy],
  ['Prosjektleder (PRL)', complaint.regHeaderResponsibleName],
  ['Servicekoordinator', complaint.regHeaderScName],
  ['Kvalitetsansvarlig (KA)', complaint.regHeaderQaName],
];
