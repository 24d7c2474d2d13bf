import { createUploadQueue } from '@byggtun/shared/attachment/uploadQueue';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { addDocuments } from '@byggtun/shared/contract/documentUpload';
import { holdPage } from '@byggtun/shared/form/holdPage';
import { useUnsaved } from '@byggtun/shared/form/useUnsaved';
import { call } from '@byggtun/shared/http/call';
import { type Portal, usePortal } from '@byggtun/shared/portal/portal';
import { forgetPrefetched } from '@byggtun/shared/portal/prefetch';
import { useFailure } from '@byggtun/shared/portal/useFailure';
import { counted } from '@byggtun/shared/text/count';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { createFolderUploads, type FolderUploads } from './createFolderUploads';
import { useRefreshFolders } from './useRefreshFolders';

/** Those of pages that were left before all was over, by person and folder. */
const left = new Map<string, FolderUploads>();

interface Begun {
  /** Of the person and the folder. */
  key: string;
  folder: DocumentFolder;
  onFailed: (error: unknown) => void;
}

function begin(portal: Portal, { key, folder: { project, uuid, title }, onFailed }: Begun) {
  const { apiBase: base, session, notify } = portal;
  const target = { base, getToken: session.getToken };
  const params = { id: project.id, uuid: uuid ?? '' };
  return createFolderUploads({
    queue: createUploadQueue(target, { projectId: project.id, isDocument: true }),
    save: async (guids) => {
      const files = guids.map((bufferGuid) => ({ bufferGuid }));
      const { statusList } = await call(target, addDocuments, { params, body: { files } });
      forgetPrefetched();
      return statusList;
    },
    onFailed,
    hold: () => holdPage(portal),
    onUnseen: ({ saved, lost }) => {
      if (lost > 0) {
        const missing = `${counted(lost, 'fil', 'filer')} ble ikke lastet opp til ${title}.`;
        notify('warning', `${missing} Åpne mappen og velg «Last opp» for å se hvorfor.`);
        return;
      }
      left.delete(key);
      notify('success', `${counted(saved, 'fil', 'filer')} er lastet opp til ${title}.`);
    },
  });
}

/**
 * The files that are put into a folder. What is on its way when the page is left becomes documents all the same: the browser asks before
 * it is given up, and what became of it is told.
 */
export function useFolderUploads(folder: DocumentFolder) {
  const portal = usePortal();
  const fail = useFailure();
  const refresh = useRefreshFolders();
  const key = `${portal.session.profile.id}.${folder.uuid ?? ''}`;
  const [uploads] = useState(() => left.get(key) ?? begin(portal, { key, folder, onFailed: fail }));
  const items = useSyncExternalStore(uploads.subscribe, uploads.items);
  const states = useSyncExternalStore(uploads.subscribe, uploads.states);
  const show = useEffectEvent(() => refresh());
  useEffect(() => {
    const end = uploads.onSaved(() => show());
    return () => {
      end();
      if (uploads.isOver()) left.delete(key);
      else left.set(key, uploads);
    };
  }, [key, uploads]);
  useUnsaved(items.length > 0);
  return { ...uploads, items, states };
}
