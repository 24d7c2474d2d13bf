import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { listAnonymisations, listDeactivatedPeople } from '@byggtun/shared/contract/anonymisation';
import { getCompany } from '@byggtun/shared/contract/company';
import { listCourses } from '@byggtun/shared/contract/course';
import { getGuides } from '@byggtun/shared/contract/guide';
import { paths } from '@byggtun/shared/contract/paths';
import { getProfile } from '@byggtun/shared/contract/user';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { companyInput } from './company/companyInput';

const CompanyPage = lazyPage(() => import('./company/CompanyPage').then((page) => page.CompanyPage));
const PeoplePage = lazyPage(() => import('./anonymisation/PeoplePage').then((page) => page.PeoplePage));
const PersonCoursesPage = lazyPage(() =>
  import('./course/PersonCoursesPage').then((page) => page.PersonCoursesPage),
);
const ProfilePage = lazyPage(() => import('./profile/ProfilePage').then((page) => page.ProfilePage));

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.company} element={<CompanyPage />} />
      <Route path={paths.people} element={<PeoplePage />} />
      <Route path={`${paths.people}/:id/courses`} element={<PersonCoursesPage />} />
    </Routes>
  ),
  prefetch: [
    {
      path: paths.profile,
      page: ProfilePage,
      calls: () => [ask(getProfile, {}), ask(listCourses, {}), ask(getGuides, {})],
    },
    {
      path: paths.company,
      page: CompanyPage,
      calls: ({ session }) => [ask(getCompany, companyInput(session.profile))],
    },
    {
      path: paths.people,
      page: PeoplePage,
      calls: () => [ask(listDeactivatedPeople, { query: {} }), ask(listAnonymisations, {})],
    },
  ],
});
