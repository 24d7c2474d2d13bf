import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../webpack/packageFolders.mjs';
import { everything } from './scope.mjs';
import { stagesOf } from './stages.mjs';

const walks = {
  journeys: 'playwright.config.ts',
  'version skew': 'playwright.skew.config.ts',
  'hot reload': 'playwright.development.config.ts',
};

for (const [name, file] of Object.entries(walks)) {
  test(`${name}: what failed is walked once more by what the first walk has left, which stays`, () => {
    const config = readFileSync(join(root, 'e2e', file), 'utf8');
    const [, output] = /^ {2}outputDir: '([^']+)'/m.exec(config) ?? [];
    const { args } = stagesOf(everything(), 'chromium')
      .flat()
      .find((stage) => stage.name === name).again;
    assert.ok(args.includes(`--last-failed-file=${output}/.last-run.json`), args.join(' '));
    assert.ok(args.includes(`--output=${output}-once-more`), args.join(' '));
  });
}
