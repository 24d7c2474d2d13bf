import type { Attachment } from '@byggtun/shared/contract/attachment';
import { beginUpload, chunkSize, completeUpload, sendChunk } from '@byggtun/shared/contract/attachmentCalls';

import type { caller } from './callApi';

/** Sends a file up in pieces, as the portal does; gives it as it can be saved with a record. */
export const sendFile = async (
  ask: ReturnType<typeof caller>,
  fileName: string,
  content: Buffer,
  about: { isDocument?: true } = {},
): Promise<Attachment> => {
  const { bufferGuid } = await ask(beginUpload, { body: { fileName, size: content.length, ...about } });
  for (let offset = 0; offset < content.length; offset += chunkSize) {
    const body = new Blob([new Uint8Array(content.subarray(offset, offset + chunkSize))]);
    await ask(sendChunk, { params: { bufferGuid }, query: { offset }, body });
  }
  return ask(completeUpload, { params: { bufferGuid } });
};
