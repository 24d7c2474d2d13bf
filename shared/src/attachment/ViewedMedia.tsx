import { useState } from 'react';

import { type Attachment } from '../contract/attachment';
import { streamAttachment } from '../contract/attachmentCalls';
import { callPath } from '../http/request';
import { usePortal } from '../portal/portal';
import { useTicket } from './useTicket';
import { ViewerNote } from './ViewerNote';

/** A film or a recording, played while it is fetched: the browser asks for the parts that it needs. */
export function ViewedMedia({
  attachment: { bufferGuid, contentType, fileName },
}: {
  attachment: Attachment;
}) {
  const { apiBase, kiosk } = usePortal();
  const { state, again } = useTicket(bufferGuid);
  const [broken, setBroken] = useState(false);
  const retry = () => {
    setBroken(false);
    again();
  };
  if (broken) {
    const instead = kiosk ? 'Åpne den på mobilen eller pcen.' : 'Last den ned i stedet.';
    return <ViewerNote text={`Filen kan ikke spilles av her. ${instead}`} onAgain={retry} />;
  }
  if (state === 'refused') return <ViewerNote text="Filen kunne ikke hentes." onAgain={retry} />;
  if (state === 'asking') return <p className="bt-viewer-note">Henter filen …</p>;
  const media = {
    src: apiBase + callPath(streamAttachment, { params: { bufferGuid } }),
    controls: true,
    preload: 'metadata',
    'aria-label': fileName,
    onError: () => setBroken(true),
  };
  return contentType.startsWith('audio/') ? <audio {...media} /> : <video {...media} playsInline />;
}
