import { getProject, type Project } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { noteRecentProject } from '@byggtun/shared/contract/recentProject';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';

import { ProjectPage } from '../projectPage/ProjectPage';

/** Developer staff. */
export const staff = aProfile({ id: 1, isByggtun: true });

/** A network on which a project with two houses is found; its safety instruction is confirmed unless the test says otherwise. */
export function projectApi(over: Partial<Project> = {}) {
  const api = fakeApi();
  const project = aProject({ id: 12, projRole: 'Tømrer', psiConfirmed: true, ...over });
  api.answer(getProject, () => project);
  api.answer(noteRecentProject, () => ({}));
  api.answer(listHouses, () => [
    { id: 31, name: 'Tunet', houseNum: '1' },
    { id: 32, name: 'Sandaker park nord', houseNum: '2' },
  ]);
  return api;
}

/** Opens the page of the project as a person. */
export const openProject = (path = '/projects/12', start: MockStart = {}) =>
  renderWithPortal(
    <Routes>
      <Route path="/projects/:id" element={<ProjectPage />}>
        <Route path="house/:houseId" element={null} />
      </Route>
      <Route path="/dashboard" element={<p>Dashboardet</p>} />
    </Routes>,
    { path, ...start },
  );
