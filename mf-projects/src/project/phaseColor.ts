import type { StatusColor } from '@byggtun/shared/ui/StatusChip';

/** Phases by their name in Norwegian; a phase that is not among them is shown as information. */
const colors: Readonly<Record<string, StatusColor>> = {
  Gjennomføring: 'warning',
  Etterbruk: 'success',
  Avsluttet: 'success',
};

/** Colour of a project's phase: under way, done, or still on paper. */
export const phaseColor = (phase: string): StatusColor => colors[phase] ?? 'info';
