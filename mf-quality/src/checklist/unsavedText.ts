import type { Answers } from '../checklistItem/createAnswers';

/** Why not all answers are saved: the items that only the person can put right, or that they are on their way. */
export const unsavedText = (answers: Answers): string => {
  const held = answers.held();
  if (held.length === 0) return 'Noen svar er ikke lagret ennå.';
  return `Punkt ${held.join(', ')} må rettes før det kan lagres.`;
};
