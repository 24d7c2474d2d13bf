import './folder.css';

import type { getFolder } from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { FolderBody } from './FolderBody';
import { folderCall } from './folderCalls';
import { folderUse, type FolderUseName } from './folderUse';

/** A folder of one of the four uses. One that can't be loaded leads to the Dashboard (docs/product/documents.md#folders-and-files). */
export function FolderPage({ use }: { use: FolderUseName }) {
  const params = useParams();
  const asked = folderCall(use, params);
  const folder = useCall(
    (asked?.route ?? folderUse[use].folderRoute) as typeof getFolder,
    (asked?.input ?? null) as never,
  );
  if (!asked) return <Navigate to={paths.dashboard} replace />;
  return (
    <Loaded
      call={folder}
      skeleton={
        <Page heading={<span className="bt-hidden">Dokumenter</span>}>
          <Skeleton lines={8} />
        </Page>
      }
      failure={() => <Navigate to={paths.dashboard} replace />}
    >
      {(answer) => <FolderBody key={answer.uuid} answer={answer} use={folderUse[use]} />}
    </Loaded>
  );
}
