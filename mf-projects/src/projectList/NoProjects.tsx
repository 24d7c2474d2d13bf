import { usePortal } from '@byggtun/shared/portal/portal';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Button } from 'antd';

import type { OverviewState } from './useOverview';

/** No project to show: why, and the one thing to do. */
export function NoProjects({ state }: { state: OverviewState }) {
  const { overview, hasNone, mayToggle, change, clear } = state;
  const { mode } = usePortal().session;
  if (overview.scope === 'mine' && hasNone && mayToggle) {
    return (
      <EmptyState
        text={
          mode === 'developerStaff'
            ? 'Du har ingen favoritter ennå. Trykk på stjernen på siden til et prosjekt, så står det her.'
            : 'Du arbeider ikke på noe prosjekt selv ennå.'
        }
        action={<Button onClick={() => change({ scope: 'all' })}>Vis alle</Button>}
      />
    );
  }
  const isFiltered = overview.projTypeId !== undefined || overview.phases.length > 0;
  if (!overview.search && !isFiltered)
    return (
      <EmptyState
        text={
          mode === 'developerStaff'
            ? 'Det er ingen prosjekter her ennå.'
            : 'Firmaet ditt er ikke knyttet til noe prosjekt ennå.'
        }
      />
    );
  const what = [overview.search && `«${overview.search}»`, isFiltered && 'filteret'].filter(Boolean);
  return (
    <EmptyState
      text={`Ingen prosjekter passer til ${what.join(' og ')}.`}
      action={<Button onClick={clear}>Slett filter</Button>}
    />
  );
}
