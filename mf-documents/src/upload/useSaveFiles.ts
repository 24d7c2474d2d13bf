import type { Uploads } from '@byggtun/shared/attachment/useUploads';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { addDocuments, type UploadStatus } from '@byggtun/shared/contract/documentUpload';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useRefreshFolders } from './useRefreshFolders';

/** What has become of a file that has been sent up. */
export type SaveState =
  | Pick<UploadStatus, 'status' | 'message' | 'document'>
  | { status: 'saving' }
  /** The call failed; it can be tried again. */
  | { status: 'failed' };

/** Saves files in the folder as soon as they have come up. */
export function useSaveFiles({ project, uuid }: DocumentFolder, { toSave }: Pick<Uploads, 'toSave'>) {
  const { run } = useCommand(addDocuments, ownProgress);
  const refresh = useRefreshFolders();
  const [states, setStates] = useState<ReadonlyMap<string, SaveState>>(new Map());
  const sent = useRef(new Set<string>());
  const tell = (told: readonly (readonly [guid: string, state: SaveState])[]) =>
    setStates((now) => new Map([...now, ...told]));

  const save = async (guids: readonly string[]) => {
    if (uuid === null || guids.length === 0) return;
    try {
      const files = guids.map((bufferGuid) => ({ bufferGuid }));
      const { statusList } = await run({ params: { id: project.id, uuid }, body: { files } });
      tell(statusList.map((status) => [status.bufferGuid, status]));
      refresh();
    } catch {
      // The catalogue has told it.
      tell(guids.map((guid) => [guid, { status: 'failed' }]));
    }
  };
  const saveNew = useEffectEvent(() => {
    const guids = toSave.map(({ bufferGuid }) => bufferGuid).filter((guid) => !sent.current.has(guid));
    for (const guid of guids) sent.current.add(guid);
    void save(guids);
  });
  useEffect(() => saveNew(), [toSave.length]);

  const again = (guid: string) => {
    tell([[guid, { status: 'saving' }]]);
    void save([guid]);
  };
  return { states, again, tell };
}
