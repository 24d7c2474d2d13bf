import { type Attachment } from '@byggtun/shared/contract/attachment';
import { chunkSize, type Upload } from '@byggtun/shared/contract/attachmentCalls';
import type { LightMyRequestResponse } from 'fastify';

import { bearer } from '../tokenFor';
import type { TestContact } from './people';
import type { Scene } from './scene';

export interface TestFile {
  fileName: string;
  bytes: Buffer;
}

/** Sends one piece of a file as somebody. */
export const putChunk = async (
  { app }: Pick<Scene, 'app'>,
  who: TestContact | undefined,
  guid: string,
  offset: number,
  bytes: Buffer,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'PUT',
    url: `/api/attachments/${guid}/upload?offset=${offset}`,
    headers: {
      'content-type': 'application/octet-stream',
      ...(who ? await bearer(app, who.email) : {}),
    },
    payload: bytes,
  });

/** Begins an upload and sends all of it; answers the file's key. */
export const sendUp = async (
  scene: Pick<Scene, 'app' | 'call'>,
  who: TestContact,
  { fileName, bytes }: TestFile,
  about: { isDocument?: true } = {},
): Promise<string> => {
  const begun = await scene.call(who, 'POST', '/attachments', { fileName, size: bytes.length, ...about });
  const { bufferGuid } = begun.json<Upload>();
  for (let offset = 0; offset < bytes.length; offset += chunkSize)
    await putChunk(scene, who, bufferGuid, offset, bytes.subarray(offset, offset + chunkSize));
  return bufferGuid;
};

/** Sends a file up and ends it; answers what the server says of it. */
export const uploadWhole = async (
  scene: Pick<Scene, 'app' | 'call'>,
  who: TestContact,
  file: TestFile,
  about: { isDocument?: true } = {},
): Promise<{ status: number; attachment: Attachment; message: string }> => {
  const guid = await sendUp(scene, who, file, about);
  const answer = await scene.call(who, 'POST', `/attachments/${guid}/complete`);
  const body = answer.json<Attachment & { message: string }>();
  return { status: answer.statusCode, attachment: body, message: body.message };
};

interface PhotoForm {
  /** Whose photo it would be; one's own when left out. */
  whose?: TestContact;
  /** What the form calls it. */
  field?: string;
}

/** Sends a photo of a person, in its form, as somebody. */
export const putPhoto = async (
  { app }: Pick<Scene, 'app'>,
  who: TestContact | undefined,
  bytes: Buffer,
  { whose = who, field = 'photo' }: PhotoForm = {},
): Promise<LightMyRequestResponse> => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'bilde.jpg');
  const sent = new Response(form);
  return app.inject({
    method: 'PUT',
    url: `/api/user/${encodeURIComponent(whose?.email ?? '')}/profilephoto`,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(who ? await bearer(app, who.email) : {}),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
};
