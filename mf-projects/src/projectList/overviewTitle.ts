import type { Session } from '@byggtun/shared/portal/portal';

import type { Overview } from './readOverview';

/** The four titles of the overview (docs/product/projects.md#overview). */
export function overviewTitle({ mode, profile }: Session, scope: Overview['scope']): string {
  if (mode === 'developerStaff') return scope === 'all' ? 'Alle prosjekter' : 'Favorittprosjekter';
  return scope === 'all' ? `Alle prosjekter for ${profile.contact.name}` : 'Mine prosjekter';
}
