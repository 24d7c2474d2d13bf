import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import type { PageStart } from '@byggtun/shared/area/startPage';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { firstFolderCalls } from './folder/folderCalls';
import { folderPaths } from './folder/folderPaths';

const FolderPage = lazyPage(() => import('./folder/FolderPage').then((page) => page.FolderPage));
const FolderTile = lazyPage(() => import('./tile/FolderTile').then((tile) => tile.FolderTile));

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      {folderPaths.map(({ path, use }) => (
        <Route key={path} path={path} element={<FolderPage key={use} use={use} />} />
      ))}
    </Routes>
  ),
  slots: {
    documents: ({ params }) => <FolderTile tile="documents" params={params} />,
    hmsPlan: ({ params }) => <FolderTile tile="hms" params={params} />,
    drawings: ({ params }) => <FolderTile tile="drawings" params={params} />,
  },
  prefetch: folderPaths.map(({ path, use }): PageStart => ({
    path,
    page: FolderPage,
    calls: firstFolderCalls(use),
  })),
});
