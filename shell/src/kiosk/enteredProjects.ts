import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { getProjectAccess } from '@byggtun/shared/contract/kiosk';
import { call } from '@byggtun/shared/http/call';
import type { Portal } from '@byggtun/shared/portal/portal';

import { readKioskProjects } from './kioskProjects';

/**
 * Those of the kiosk's projects that this person may enter. Developer staff may enter all; for contractors the server is
 * asked for each, and one that it does not answer for counts as closed (docs/product/kiosk.md#after-the-sign-in).
 */
export async function enteredProjects({ apiBase, session }: Portal): Promise<ProjectName[]> {
  const projects = readKioskProjects();
  if (session.mode === 'developerStaff') return projects;
  const target = { base: apiBase, getToken: session.getToken };
  const answers = await Promise.all(
    projects.map(({ id }) =>
      call(target, getProjectAccess, { params: { id } }).then(
        ({ access }) => access,
        () => false,
      ),
    ),
  );
  return projects.filter((_project, index) => answers[index]);
}
