import { type Attachment } from '../contract/attachment';
import {
  beginUpload,
  chunkSize,
  completeUpload,
  findUpload,
  sendChunk,
  type Upload,
} from '../contract/attachmentCalls';
import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { call, type CallTarget } from '../http/call';
import { statusOf } from '../http/CallError';
import { isLost } from '../portal/orKept';
import { ChangedFile } from './ChangedFile';
import { untilOnline } from './untilOnline';

/** Milliseconds before each further try of what was lost on its way; after the last the person is asked. */
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000];

/** What was lost on its way, or is to wait: too much at once. */
const mayComeAgain = (error: unknown) => isLost(error) || statusOf(error) === 429;

/** What files are sent up for. */
export interface UploadPurpose {
  /** Of the case or folder, where that is known: whether there is room is then told before they are sent. */
  projectId?: number | undefined;
  /** They are to be documents, which may be of other kinds than attachments. */
  isDocument?: boolean;
}

/** What is sent up. */
interface Uploaded {
  file: File;
  /** The key of an earlier try, to go on with. */
  bufferGuid: string | undefined;
  /** What it is meant for. */
  about: UploadPurpose;
}

/** A piece of a file, in memory: a browser that can't read it while it sends it says no more than that the call has failed. @throws ChangedFile */
const readPiece = async (file: File, offset: number): Promise<Blob> => {
  try {
    return new Blob([await file.slice(offset, offset + chunkSize).arrayBuffer()]);
  } catch (cause) {
    throw new ChangedFile({ cause });
  }
};

/** How an upload tells of itself, and is given up. */
export interface UploadControl {
  signal: AbortSignal;
  /** The server has made room. With the key that it has given it a later try goes on where this one stopped. */
  onBegun: (upload: Upload) => void;
  /** The share of it that the server has, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a file up in pieces. Over a line that breaks off it goes on from the piece that was lost, as soon as there is a network again; only
 * what is refused, and a server that can't be reached for a minute, ends it.
 * @throws CallError, ChangedFile, or the signal's reason when it was given up
 */
export async function uploadFile(
  target: CallTarget,
  { file, bufferGuid: begun, about }: Uploaded,
  { signal, onBegun, onProgress }: UploadControl,
): Promise<Attachment> {
  let lost = 0;
  /** Calls until there is an answer; `again` finds out where to go on instead of repeating blindly. */
  const reach = async <R extends Route>(route: R, input: RouteInput<R>): Promise<RouteAnswer<R>> => {
    for (;;) {
      try {
        const answer = await call(target, route, input, { signal });
        lost = 0;
        return answer;
      } catch (error) {
        const retryDelay = retryDelays[lost];
        if (signal.aborted || !mayComeAgain(error) || retryDelay === undefined) throw error;
        lost += 1;
        await untilOnline(retryDelay, signal);
      }
    }
  };

  const { name: fileName, size, type: contentType } = file;
  const { projectId, isDocument } = about;
  const body = { fileName, size, contentType, projectId, ...(isDocument && { isDocument }) };
  let upload: Upload = await (begun === undefined
    ? reach(beginUpload, { body })
    : reach(findUpload, { params: { bufferGuid: begun } }));
  const params = { bufferGuid: upload.bufferGuid };
  onBegun(upload);
  const sendRest = async () => {
    while (upload.received < size) {
      const offset = upload.received;
      const body = await readPiece(file, offset);
      signal.throwIfAborted();
      // A repeated piece whose answer was lost is answered with where to go on.
      upload = await reach(sendChunk, { params, query: { offset }, body });
      onProgress(upload.received / size);
    }
  };
  await sendRest();
  try {
    return await reach(completeUpload, { params });
  } catch (error) {
    // The server has lost some of it, and knows from where on.
    if (statusOf(error) !== 409) throw error;
    upload = await reach(findUpload, { params });
    await sendRest();
    return reach(completeUpload, { params });
  }
}
