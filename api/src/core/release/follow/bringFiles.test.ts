import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areaBuild, temporaryStore } from '../../../testing/builders/releases';
import { bringFiles } from './bringFiles';
import { nothingLive } from './live';

test('each of more asks at once than are remembered has its answer', async () => {
  const { release } = areaBuild('cases', '1');
  let answer: () => void = () => assert.fail('the store is asked first');
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const read = {
    area: () => answered.then(() => release),
    shell: () => Promise.reject(new Error('nobody asks for the shell')),
  };
  const live = () => Promise.resolve(nothingLive);
  const bring = bringFiles(temporaryStore(), temporaryStore(), read, { current: live, latest: live });
  const asked = Array.from({ length: 201 }, (_, version) => bring.area('cases', `${version}`, release.entry));
  answer();
  assert.deepEqual(
    await Promise.all(asked),
    asked.map(() => true),
  );
});
