import { isCompetenceDue } from '@byggtun/shared/contract/competenceDue';
import { hmsCardNeeded } from '@byggtun/shared/contract/hmsCardNeeded';
import type { Profile } from '@byggtun/shared/contract/user';

/** A dialog that opens by itself after sign-in. */
export type StartDialog = { kind: 'hmsCard'; reason: 'missing' | 'expired' } | { kind: 'competence' };

/** What decides which of them. */
export interface StartFacts {
  profile: Pick<Profile, 'hmsCardNumber' | 'hmsCardIssuedDate'>;
  /** The setting `noHmsCard`. */
  noHmsCard: string | null;
  /** The setting `cometanceUpdated`. */
  cometanceUpdated: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Those that this visit has seen already. */
  closed: readonly StartDialog['kind'][];
}

/** The dialog to show now, one at a time: the card first, since it opens the gate (docs/product/profile.md#hms-card). */
export function nextDialog(facts: StartFacts): StartDialog | undefined {
  const { profile, noHmsCard, cometanceUpdated, today, closed } = facts;
  const reason = hmsCardNeeded(profile, noHmsCard === 'true', today);
  if (reason && !closed.includes('hmsCard')) return { kind: 'hmsCard', reason };
  if (isCompetenceDue(cometanceUpdated, today) && !closed.includes('competence'))
    return { kind: 'competence' };
  return undefined;
}
