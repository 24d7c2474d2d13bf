import { useEffect, useEffectEvent, useState } from 'react';

import { type Attachment } from '../contract/attachment';
import { getAttachment } from '../contract/attachmentCalls';
import { call } from '../http/call';
import { usePortal } from '../portal/portal';

/** The bytes of a file that this device keeps, by its key; undefined when it does not. */
export type ReadKept = (bufferGuid: string) => Promise<Blob | undefined>;

/** The bytes of an attachment, for as long as this is shown: fetched, and kept nowhere, unless the device has them. */
export function useAttachmentFile({ bufferGuid, contentType }: Attachment, readKept?: ReadKept) {
  const { apiBase, session } = usePortal();
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent((signal: AbortSignal) => {
    const target = { base: apiBase, getToken: session.getToken };
    const fetchFile = () => call(target, getAttachment, { params: { bufferGuid } }, { signal });
    const read = async () => (await readKept?.(bufferGuid)) ?? fetchFile();
    read().then(
      (got) => setFile(got.type === contentType ? got : new Blob([got], { type: contentType })),
      () => setFailed(!signal.aborted),
    );
  });
  useEffect(() => {
    const control = new AbortController();
    ask(control.signal);
    return () => control.abort();
  }, [attempt]);
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { file, failed, fail: () => setFailed(true), again };
}
