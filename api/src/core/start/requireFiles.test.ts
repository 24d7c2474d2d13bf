import assert from 'node:assert/strict';
import { test } from 'node:test';

import { requireFiles } from './requireFiles';
import { StartError } from './StartError';

test('too few files are one sentence that says what to do, before anything is started', () => {
  assert.throws(
    () => requireFiles(1024),
    (error: unknown) => error instanceof StartError && /trenger minst 2048\. Øk grensen/.test(error.message),
  );
  requireFiles(2048);
  requireFiles();
});
