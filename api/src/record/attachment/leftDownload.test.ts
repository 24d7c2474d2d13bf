import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { testFiles } from '../../testing/testFiles';
import { bearer } from '../../testing/tokenFor';
import { until } from '../../testing/until';

const folder = temporaryFolder();
let scene: Scene;
before(async () => {
  scene = await buildScene({ BYGGTUN_FILES: folder });
});

/** Files of the store that this process has open. */
const opened = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return [];
    }
  });

test(
  'who goes away while a file is sent, or before, leaves none open',
  { skip: process.platform !== 'linux' },
  async () => {
    const bytes = Buffer.concat([testFiles.mp4(), Buffer.alloc(8_000_000)]);
    const { attachment } = await uploadWhole(scene, scene.worker, { fileName: 'film.mp4', bytes });
    const origin = await scene.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = await bearer(scene.app, scene.worker.email);
    const ask = (range?: string) => {
      const call = get(`${origin}/api/attachments/${attachment.bufferGuid}`, {
        agent: false,
        headers: { ...headers, ...(range && { range }) },
      });
      call.on('error', () => undefined);
      return call;
    };
    for (const range of [undefined, 'bytes=100-7000000']) {
      for (let n = 0; n < 5; n += 1) {
        const call = ask(range);
        const [answer] = (await once(call, 'response')) as [IncomingMessage];
        await once(answer, 'readable');
        call.destroy();
      }
      // Before the answer begins, at whichever moment that is.
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const call = ask(range);
          await sleep(index);
          call.destroy();
        }),
      );
    }
    await until(() => opened().length === 0);
  },
);
