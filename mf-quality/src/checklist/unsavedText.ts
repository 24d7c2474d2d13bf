import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import type { Answers } from '../checklistItem/createAnswers';

/** Why not all answers are saved: the items that only the person can put right, or that they are on their way. */
export const unsavedText = (answers: Answers): string => {
  const held = answers.held();
  if (held.length === 0) return 'Noen svar er ikke lagret ennå.';
  return `Punkt ${held.join(', ')} må rettes før det kan lagres.`;
};

/** What becomes of answers that can't be saved now; empty where the person has to put them right. */
export const keptText = (answers: Answers): string => {
  if (answers.held().length > 0) return '';
  return answers.isKept()
    ? 'De er tatt vare på her, og lagres når det går.'
    : 'Enheten har ikke plass til dem. La siden stå åpen til de er lagret.';
};

/** Why what another tab has of these items must be saved first. */
export const elsewhereText = (items: readonly ChecklistItem[]): string =>
  `Punkt ${items.map(({ number }) => number).join(', ')} har filer i en annen fane som ikke er lagret ennå.`;
