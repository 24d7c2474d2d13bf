import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';

import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import sharp from 'sharp';

import { program } from '../../../../tools/test/ceilings';
import { temporaryFolder } from '../../testing/builders/releases';
import { buildScene, type Scene } from '../../testing/builders/scene';
import { uploadWhole } from '../../testing/builders/uploads';
import { movingImage } from '../../testing/movingImage';
import { until } from '../../testing/until';
import { createLimits } from '../limit/limits';
import { readLimits } from '../limit/readLimits';
import { createInspection } from './createInspection';

const build = (limits: Record<string, string> = {}) =>
  buildScene({ BYGGTUN_FILES: temporaryFolder(), BYGGTUN_LIMIT_FRAMES_MEGAPIXELS: '4', ...limits });
let scene: Scene;
before(async () => {
  scene = await build();
});
const send = async (fileName: string, bytes: Buffer, to = scene) => {
  const { status, message } = await uploadWhole(to, to.worker, { fileName, bytes });
  return { status, message };
};

test('sixty comments in a text file are a text file', async () => {
  const bytes = Buffer.from(`${'<!---->'.repeat(60)}\n`);
  assert.deepEqual(await send('notat.txt', bytes), { status: 200, message: undefined });
});

test('a moving image of many frames, or many pixels in them, is refused before it is drawn, and told why', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const many = await movingImage(format, { frames: 201, side: 4 });
    assert.deepEqual(await send(`a.${format}`, many), {
      status: 400,
      message: attachmentTexts.tooManyFrames,
    });
    const large = await movingImage(format, { frames: 5, side: 1000 });
    assert.deepEqual(await send(`b.${format}`, large), {
      status: 400,
      message: attachmentTexts.tooManyPixels,
    });
    const fine = await movingImage(format, { frames: 3, side: 20 });
    assert.equal((await send(`c.${format}`, fine)).status, 200);
  }
});

test('an image that takes too long to draw is refused, and told so', async () => {
  const hurried = await build({ BYGGTUN_LIMIT_IMAGE_SECONDS: '1' });
  const slow = await movingImage('gif', { frames: 150, side: 160 });
  assert.deepEqual(await send('treg.gif', slow, hurried), {
    status: 400,
    message: attachmentTexts.tookTooLong,
  });
  const fine = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  // A busy machine may need longer for it too.
  await until(async () => (await send('rask.png', fine, hurried)).status === 200);
});

test('a file that is never read to its end is given up', async () => {
  const limits = createLimits({ ...readLimits({}), sniffSeconds: 1 }, { warn: () => undefined });
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const outcome = createInspection(limits).sniff(pipe);
  // Without a limit it would wait for ever: after a good while it is given an end.
  const end = setTimeout(() => writeFileSync(pipe, ''), program.wait);
  assert.deepEqual(await outcome, { problem: 'tookTooLong' });
  clearTimeout(end);
});
