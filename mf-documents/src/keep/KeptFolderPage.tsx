import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useLocation } from '@byggtun/shared/portal/router';
import { type ReactNode, useEffect, useState } from 'react';

import { folderWith, readFolders } from './keptFolders';

interface KeptFolderPageProps {
  /** Where the folder is not on this device. */
  otherwise: ReactNode;
  children: (answer: DocumentFolder) => ReactNode;
}

/** A folder as this device keeps it, while the server can't be reached. */
export function KeptFolderPage({ otherwise, children }: KeptFolderPageProps) {
  const { session } = usePortal();
  const { pathname } = useLocation();
  const owner = String(session.profile.id);
  const [found, setFound] = useState<{ path: string; answer: DocumentFolder | undefined }>();
  useEffect(() => {
    let isGone = false;
    const become = (answer: DocumentFolder | undefined) => {
      if (!isGone) setFound({ path: pathname, answer });
    };
    readFolders(owner).then(
      (folders) => become(folderWith(folders, pathname)?.folders[pathname]),
      () => become(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [owner, pathname]);
  if (found?.path !== pathname) return null;
  return found.answer ? children(found.answer) : otherwise;
}
