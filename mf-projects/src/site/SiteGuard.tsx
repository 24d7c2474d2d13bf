import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Navigate } from '@byggtun/shared/portal/router';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Page } from '@byggtun/shared/ui/Page';
import type { ReactNode } from 'react';

interface SiteGuardProps {
  /** The project's number in the address; undefined when it is none. */
  id: number | undefined;
  children: (projectId: number) => ReactNode;
}

/** Lists of people are not shown on a kiosk, which everybody walks past. */
export function SiteGuard({ id, children }: SiteGuardProps) {
  const { kiosk } = usePortal();
  if (id === undefined) return <Navigate to={paths.projects} replace />;
  if (!kiosk) return children(id);
  return (
    <Page heading="Vises ikke her">
      <EmptyState text="Lister over folk på plassen vises ikke på kiosken. Åpne dem på din egen telefon eller pc." />
    </Page>
  );
}
