import type { Project } from '@byggtun/shared/contract/project';
import { getProjectImage, type ProjectImageWidth } from '@byggtun/shared/contract/projectFile';
import { call } from '@byggtun/shared/http/call';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useState } from 'react';

import { imageAddress, recallImage, recallPreview, rememberImage } from './shownImages';

/** What stands in the frame of a project's image. */
export interface ShownImage {
  /** Undefined while there is nothing to show. */
  address: string | undefined;
  /** It is a smaller one that has been shown before; the right one is on its way. */
  isPreview: boolean;
}

/**
 * The image of a project. It is not asked for through `useCall`: thousands of pictures would stay in the memory and push other answers
 * out of what is kept for a time without a network, while the browser keeps each for an hour by itself.
 * @param settle milliseconds before it is asked for: what only flies past costs no call
 */
export function useProjectImage(
  { id, image }: Pick<Project, 'id' | 'image'>,
  width: ProjectImageWidth,
  settle: number,
): ShownImage {
  const { apiBase, session } = usePortal();
  const { getToken } = session;
  const [got, setGot] = useState<{ id: number; version: string; address: string }>();
  const version = image ?? '';
  const known = version ? recallImage({ id, version, width }) : undefined;
  const isKnown = known !== undefined;

  useEffect(() => {
    if (!version || isKnown) return undefined;
    const giveUp = new AbortController();
    const fetchIt = async () => {
      const input = { params: { id }, query: { width, v: version } };
      const answer = await call({ base: apiBase, getToken }, getProjectImage, input, {
        signal: giveUp.signal,
      });
      const address = imageAddress(answer);
      rememberImage({ id, version, width }, address);
      setGot({ id, version, address });
    };
    // Without it the initials stay; the page's other calls tell of a failure.
    const timer = window.setTimeout(() => void fetchIt().catch(() => undefined), settle);
    return () => {
      window.clearTimeout(timer);
      giveUp.abort();
    };
  }, [id, version, width, isKnown, settle, apiBase, getToken]);

  if (!version) return { address: undefined, isPreview: false };
  const address = known ?? (got?.id === id && got.version === version ? got.address : undefined);
  if (address) return { address, isPreview: false };
  const preview = recallPreview({ id, version });
  return { address: preview, isPreview: preview !== undefined };
}
