import { listFavourites, type Project, saveFavourite } from '@byggtun/shared/contract/project';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { useState } from 'react';

import { useForgetOverview } from '../projectList/useForgetOverview';

/**
 * A project as favourite: flips at once, and back when it could not be saved, which the snackbar tells.
 * @param onSaved told what the server has
 */
export function useFavourite(
  { id, isFavourite }: Pick<Project, 'id' | 'isFavourite'>,
  onSaved: (isFavourite: boolean) => void,
) {
  const { run, running } = useCommand(saveFavourite, { hideLoader: true });
  const refreshFavourites = useRefresh(listFavourites);
  const refreshRecent = useRefresh(listRecentProjects);
  const forgetOverview = useForgetOverview();
  const [wanted, setWanted] = useState<boolean>();
  const shown = wanted ?? isFavourite;

  const flip = async () => {
    setWanted(!shown);
    try {
      const saved = await run({ body: { projectId: id, isFavourite: !shown } });
      onSaved(saved.isFavourite);
      refreshFavourites();
      refreshRecent();
      forgetOverview();
    } catch {
      // It has been told; what was is shown again.
    } finally {
      setWanted(undefined);
    }
  };
  return { isFavourite: shown, running, flip: () => void flip() };
}
