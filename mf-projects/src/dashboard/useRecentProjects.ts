import { listRecentProjects, type RecentProject } from '@byggtun/shared/contract/recentProject';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { useCall } from '@byggtun/shared/portal/useCall';

import { recentInput } from './recentInput';

/** The recent projects, live: a check-in marks the site's projects, a check-out clears all (docs/product/dashboard.md#recent-projects). */
export function useRecentProjects() {
  const call = useCall(listRecentProjects, recentInput, { quiet: true });
  /** Shows the change at once, then what the server says. */
  const change = (to: (projects: RecentProject[]) => RecentProject[]) =>
    void call.mutate((now) => now && to(now)).catch(() => undefined);

  useHubEvent('OnInfotechEvent', ({ direction, projects }) => {
    const entered = new Set(projects.map(({ id }) => id));
    change((recent) =>
      recent.map((project) => ({
        ...project,
        checkedIn: direction === 'in' && (project.checkedIn || entered.has(project.id)),
      })),
    );
  });

  return {
    call,
    /** Takes out what the server has taken out. */
    forget: (id: number) => change((recent) => recent.filter((project) => project.id !== id)),
  };
}
