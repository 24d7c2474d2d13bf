import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

import { format } from 'prettier';

import { root } from '../webpack/packageFolders.mjs';
import { judgeChange } from './judgeChange.mjs';
import { hostReport, releasedPath, releasedReport, reports } from './reports';

const isRelease = process.argv.includes('--released');
const host = hostReport();
const broken = judgeChange(releasedReport(), host);
const written = await reports(host);
if (isRelease && broken.length === 0) {
  written.push({ path: releasedPath, text: await format(JSON.stringify(host), { parser: 'json' }) });
}
for (const { path, text } of written) {
  await writeFile(path, text);
  console.log(`✓ ${relative(root, path)}`);
}
broken.forEach((sentence) => console.error(sentence));
if (broken.length > 0) process.exitCode = 1;
