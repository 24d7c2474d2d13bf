import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { walkPaths } from '@byggtun/shared/contract/walk';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { firstListCall } from '@byggtun/shared/table/listCall';

import { walkQuestion } from './walk/walkQuestion';

const NewWalkPage = lazyPage(() => import('./walk/NewWalkPage').then((page) => page.NewWalkPage));
const WalkListPage = lazyPage(() => import('./walk/WalkListPage').then((page) => page.WalkListPage));
const WalksCard = lazyPage(() => import('./walk/WalksCard').then((card) => card.WalksCard));
const WalkTile = lazyPage(() => import('./walk/WalkTile').then((tile) => tile.WalkTile));

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={walkPaths.list} element={<WalkListPage />} />
      <Route path={`${walkPaths.list}/new`} element={<NewWalkPage />} />
    </Routes>
  ),
  slots: {
    walks: () => <WalksCard />,
    newWalk: ({ params }) => <WalkTile projectId={Number(params.projectId)} />,
    hint: () => <p className="bt-secondary">Gå runden sammen med verneombudet.</p>,
  },
  prefetch: [
    { path: walkPaths.list, page: WalkListPage, calls: (address) => [firstListCall(walkQuestion, address)] },
    { path: `${walkPaths.list}/new`, page: NewWalkPage },
  ],
});
