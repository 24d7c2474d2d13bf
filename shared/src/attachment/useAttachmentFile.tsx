import { useEffect, useEffectEvent, useState } from 'react';

import { type Attachment } from '../contract/attachment';
import { getAttachment } from '../contract/attachmentCalls';
import { call } from '../http/call';
import { usePortal } from '../portal/portal';

/** The bytes of an attachment, fetched for as long as this is shown and kept nowhere. */
export function useAttachmentFile({ bufferGuid, contentType }: Attachment) {
  const { apiBase, session } = usePortal();
  const [file, setFile] = useState<Blob>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent((signal: AbortSignal) => {
    const target = { base: apiBase, getToken: session.getToken };
    call(target, getAttachment, { params: { bufferGuid } }, { signal }).then(
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
