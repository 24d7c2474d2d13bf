import type { Checklist } from '@byggtun/shared/contract/checklist';

import type { CaseKind } from './askedCase';

/** What a checklist makes of its items, by its discrepancy type, and what the button says. */
export const caseKinds = {
  0: { kind: 'aberration', text: 'Opprett avvik' },
  1: { kind: 'complaint', text: 'Opprett reklamasjon' },
  2: { kind: 'action', text: 'Opprett tiltak' },
} as const satisfies Record<Checklist['discrepancyType'], { kind: CaseKind; text: string }>;
