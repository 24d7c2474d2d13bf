import { type Attachment } from '../contract/attachment';
import {
  beginUpload,
  completeUpload,
  findUpload,
  removeUnsaved,
  sendChunk,
  type Upload,
} from '../contract/attachmentCalls';
import { cleanFileName } from '../contract/cleanFileName';
import type { FakeApi } from './fakeApi';

/** What the server of a test has of the files that are sent to it. */
export interface FakeUploads {
  /** Those that are there, by key. */
  files: Map<string, Upload & { name: string; type: string; bytes: Blob[] }>;
}

/** jsdom has no addresses of files. */
export function fakeFileAddresses(): void {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => undefined;
}

/** Lets the fake network take files as the API does. */
export function fakeUploads(api: FakeApi): FakeUploads {
  fakeFileAddresses();
  const files: FakeUploads['files'] = new Map();
  const fileOf = (guid: string) => {
    const found = files.get(guid);
    if (!found) throw new Error(`no file ${guid}`);
    return found;
  };
  const uploadOf = ({ bufferGuid, received, size }: Upload): Upload => ({ bufferGuid, received, size });

  api.answer(beginUpload, ({ body: { fileName, size, contentType = '' } }) => {
    const bufferGuid = `00000000-0000-4000-8000-${String(files.size + 1).padStart(12, '0')}`;
    const file = {
      bufferGuid,
      received: 0,
      size,
      name: cleanFileName(fileName),
      type: contentType,
      bytes: [],
    };
    files.set(bufferGuid, file);
    return uploadOf(file);
  });
  api.answer(findUpload, ({ params }) => uploadOf(fileOf(params.bufferGuid)));
  api.answer(sendChunk, ({ params, query, body }) => {
    const file = fileOf(params.bufferGuid);
    if (Number(query.offset) === file.received) {
      file.bytes.push(body);
      file.received += body.size;
    }
    return uploadOf(file);
  });
  api.answer(completeUpload, ({ params }): Attachment => {
    const { bufferGuid, name, type, size } = fileOf(params.bufferGuid);
    const extension = name.split('.').at(-1) ?? '';
    const isImage = type.startsWith('image/');
    return {
      bufferGuid,
      fileName: name,
      contentType: type,
      extension,
      size,
      status: 2,
      hasThumbnail: isImage,
    };
  });
  api.answer(removeUnsaved, ({ params }) => {
    files.delete(params.bufferGuid);
    return {};
  });
  return { files };
}
