import type { ProjectName } from '@byggtun/shared/contract/kiosk';

/** What a kiosk does after somebody has signed in. */
export type KioskStep =
  { kind: 'open'; project: ProjectName } | { kind: 'choose'; projects: ProjectName[] } | { kind: 'none' };

/**
 * Document 1, section 4, "Kiosk mode decision": one project opens by itself, of several the person chooses, with none
 * the start is over.
 * @param entered those of the kiosk's projects that the person may enter
 */
export function kioskStep(entered: ProjectName[]): KioskStep {
  const [first, ...others] = entered;
  if (!first) return { kind: 'none' };
  return others.length === 0 ? { kind: 'open', project: first } : { kind: 'choose', projects: entered };
}
