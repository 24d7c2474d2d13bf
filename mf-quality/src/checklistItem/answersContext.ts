import { createContext, use } from 'react';

import type { AskedCase } from '../itemCase/askedCase';
import type { Answers } from './createAnswers';

/** What the fields of a checklist share. */
export interface SharedAnswers {
  answers: Answers;
  /** Of the checklist. */
  projectId: number;
  /** Of the checklist: 0 deviation, 1 complaint, 2 action. */
  discrepancyType: 0 | 1 | 2;
  /** Opens the dialog that makes a case of an item. */
  askCase: (asked: AskedCase) => void;
}

/** Given by the page of a checklist. */
export const AnswersContext = createContext<SharedAnswers | undefined>(undefined);

/** The answers of the checklist on whose page this stands. */
export function useAnswers(): SharedAnswers {
  const shared = use(AnswersContext);
  if (!shared) throw new Error('useAnswers needs an AnswersContext above it');
  return shared;
}
