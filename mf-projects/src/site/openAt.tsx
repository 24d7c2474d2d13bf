import { Route, Routes } from '@byggtun/shared/portal/router';

import { MusterPage } from './MusterPage';
import { SiteListPage } from './SiteListPage';

/** The pages of a site at their addresses, for tests. */
export const openAt = {
  muster: (
    <Routes>
      <Route path="/projects/:id/muster" element={<MusterPage />} />
    </Routes>
  ),
  siteList: (
    <Routes>
      <Route path="/projects/:id/sitelist" element={<SiteListPage />} />
    </Routes>
  ),
};
