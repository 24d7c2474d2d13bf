import * as z from 'zod';

import { day } from './day';

/** The setting `psiAgreement` (docs/product/projects.md#safety-instruction-psi): by the id of the project, when its safety instruction was confirmed. */
export const psiAgreement = z.record(
  z.string().regex(/^[1-9]\d{0,9}$/),
  z.object({
    /** `YYYY-MM-DD`; the server puts the day of the first confirmation. */
    date: day,
    confirm: z.boolean(),
  }),
);

/** Why a safety instruction can't be confirmed (docs/product/projects.md#safety-instruction-psi; the second and third are our own). */
export const psiTexts = {
  missing: 'Det er ikke mulig å bekrefte PSI for øyeblikket! Kontakt HMS ansvarlig! Mangler PSI dokument',
  noCard: 'Du må registrere HMS-kort før du kan bekrefte PSI.',
  unopened: 'Åpne og les sikkerhetsinstruksen før du bekrefter den.',
  confirmed: 'Sikkerhetsinnstruks er allerede godkjent!',
} as const;

/** What decides on a confirmation. */
export interface PsiState {
  /** There is no document. */
  isPsiMissing: boolean;
  /** The person has an HMS card in the company that is active; one that has run out counts. */
  hasCard: boolean;
  /** The person has opened the document. */
  opened: boolean;
  psiConfirmed: boolean;
}

/** Why the person can't confirm the safety instruction now; undefined when they can. Read by the button and by the guard. */
export const psiProblem = (state: PsiState): string | undefined => {
  if (state.psiConfirmed) return psiTexts.confirmed;
  if (state.isPsiMissing) return psiTexts.missing;
  if (!state.hasCard) return psiTexts.noCard;
  return state.opened ? undefined : psiTexts.unopened;
};

export type PsiAgreement = z.infer<typeof psiAgreement>;
