import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import type { Answers } from '../checklistItem/createAnswers';

/** Why not all answers are saved: the items that only the person can put right, or that they are on their way. */
export const unsavedText = (answers: Answers): string => {
  const held = answers.held();
  if (held.length === 0) return 'Noen svar er ikke lagret ennå.';
  return `Punkt ${held.join(', ')} må rettes før det kan lagres.`;
};

/** Why what another tab has of these items must be saved first. */
export const elsewhereText = (items: readonly ChecklistItem[]): string =>
  `Punkt ${items.map(({ number }) => number).join(', ')} har filer i en annen fane som ikke er lagret ennå.`;
