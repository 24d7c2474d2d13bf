import { listRecentProjects, noteRecentProject } from '@byggtun/shared/contract/recentProject';
import { call } from '@byggtun/shared/http/call';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { useEffect, useEffectEvent } from 'react';

import { projectInput } from './projectCalls';

/** Notes that the person has opened a project; a failure is told to nobody. */
export function useNoteRecent(id: number): void {
  const { apiBase, session } = usePortal();
  const refresh = useRefresh(listRecentProjects);
  const note = useEffectEvent(async (project: number) => {
    const target = { base: apiBase, getToken: session.getToken };
    await call(target, noteRecentProject, projectInput(project));
    refresh();
  });
  useEffect(() => {
    note(id).catch(() => undefined);
  }, [id]);
}
