import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { listNewestDocuments } from '@byggtun/shared/contract/documentCalls';
import { listMinutes } from '@byggtun/shared/contract/minute';
import { paths } from '@byggtun/shared/contract/paths';
import { listProjectContacts } from '@byggtun/shared/contract/projectContact';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { firstFolderCalls } from './folder/folderCalls';
import { folderPaths } from './folder/folderPaths';
import { firstProjectCall } from './project/firstProjectCall';
import { contactsPath, minutesPath } from './project/projectPaths';

const FolderPage = lazyPage(() => import('./folder/FolderPage').then((page) => page.FolderPage));
const ContactsPage = lazyPage(() => import('./contact/ContactsPage').then((page) => page.ContactsPage));
const MinutesPage = lazyPage(() => import('./minute/MinutesPage').then((page) => page.MinutesPage));
const NewestPage = lazyPage(() => import('./newest/NewestPage').then((page) => page.NewestPage));
const ProjectTile = lazyPage(() => import('./tile/ProjectTile').then((tile) => tile.ProjectTile));

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      {folderPaths.map(({ path, use }) => (
        <Route key={path} path={path} element={<FolderPage key={use} use={use} />} />
      ))}
      <Route path={paths.documents} element={<NewestPage />} />
      <Route path={contactsPath} element={<ContactsPage />} />
      <Route path={minutesPath} element={<MinutesPage />} />
    </Routes>
  ),
  slots: {
    contacts: ({ params }) => <ProjectTile tile="contacts" params={params} />,
    hmsPlan: ({ params }) => <ProjectTile tile="hms" params={params} />,
    minutes: ({ params }) => <ProjectTile tile="minutes" params={params} />,
    documents: ({ params }) => <ProjectTile tile="documents" params={params} />,
    drawings: ({ params }) => <ProjectTile tile="drawings" params={params} />,
  },
  prefetch: [
    ...folderPaths.map(({ path, use }): PageStart => ({
      path,
      page: FolderPage,
      calls: firstFolderCalls(use),
    })),
    {
      path: paths.documents,
      page: NewestPage,
      calls: () => [ask(listNewestDocuments, { query: {} })],
    },
    { path: contactsPath, page: ContactsPage, calls: firstProjectCall(listProjectContacts) },
    { path: minutesPath, page: MinutesPage, calls: firstProjectCall(listMinutes) },
  ],
});
