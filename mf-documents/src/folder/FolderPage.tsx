import './folder.css';

import type { DocumentFolder, getFolder } from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';
import { isLost } from '@byggtun/shared/portal/orKept';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { KeptFolderPage } from '../keep/KeptFolderPage';
import { FolderBody } from './FolderBody';
import { folderCall } from './folderCalls';
import { folderUse, type FolderUseName } from './folderUse';

/** A folder of one of the four uses. Without the server the one that the device keeps; else one that can't be loaded leads to the Dashboard (docs/product/documents.md#folders-and-files). */
export function FolderPage({ use }: { use: FolderUseName }) {
  const { kiosk } = usePortal();
  const params = useParams();
  const asked = folderCall(use, params);
  const folder = useCall(
    (asked?.route ?? folderUse[use].folderRoute) as typeof getFolder,
    (asked?.input ?? null) as never,
  );
  const away = <Navigate to={paths.dashboard} replace />;
  const body = (answer: DocumentFolder) => <FolderBody key={answer.uuid} answer={answer} use={use} />;
  if (!asked) return away;
  return (
    <Loaded
      call={folder}
      skeleton={
        <Page heading={<span className="bt-hidden">Dokumenter</span>}>
          <Skeleton lines={8} />
        </Page>
      }
      failure={(error) =>
        !kiosk && isLost(error) ? <KeptFolderPage otherwise={away}>{body}</KeptFolderPage> : away
      }
    >
      {body}
    </Loaded>
  );
}
