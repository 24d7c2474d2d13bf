import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import webpack from 'webpack';

import { secondCopy, SingleCopyPlugin } from './SingleCopyPlugin.mjs';

const inStore = (name: string, file: string) => `/p/node_modules/.pnpm/x@1/node_modules/${name}/${file}`;

const files: [string, string | undefined][] = [
  [inStore('react', 'index.js'), 'react'],
  [inStore('antd', 'es/button/index.js'), 'antd'],
  [inStore('@ant-design/icons', 'es/components/AntdIcon.js'), '@ant-design/icons'],
  [inStore('@ant-design/icons', 'es/icons/CloseOutlined.js'), undefined],
  [inStore('dayjs', 'dayjs.min.js'), 'dayjs'],
  [inStore('dayjs', 'locale/nb.js'), undefined],
  [inStore('react-icons', 'index.js'), undefined],
  ['/p/mf-cases/src/area.tsx', undefined],
];

for (const [file, expected] of files) {
  test(`${file} is ${expected ? `a second copy of ${expected}` : 'the area’s own'}`, () => {
    assert.equal(secondCopy(file), expected);
  });
}

test('a build that would bundle a second copy fails and names the way to it, once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'byggtun-copy-'));
  try {
    const planted = join(folder, 'node_modules/swr');
    await mkdir(planted, { recursive: true });
    await writeFile(join(planted, 'package.json'), '{ "name": "swr", "main": "index.js" }');
    await writeFile(join(planted, 'index.js'), "export { useSWR } from './deep.js';");
    await writeFile(join(planted, 'deep.js'), 'export const useSWR = () => undefined;');
    await writeFile(join(folder, 'page.js'), "import { useSWR } from 'swr';\nuseSWR();");
    await writeFile(join(folder, 'area.js'), "import('./page.js');");
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      webpack(
        {
          mode: 'development',
          context: folder,
          entry: './area.js',
          output: { path: join(folder, 'dist') },
          plugins: [new SingleCopyPlugin()],
        },
        (error, done) => (done ? resolve(done) : reject(error ?? new Error('webpack said nothing'))),
      );
    });
    const errors = stats.compilation.errors.map(({ message }) => message);
    assert.equal(errors.length, 1);
    assert.match(
      errors[0] ?? '',
      /^swr would be bundled a second time: \S+area\.js → \S+page\.js → swr\/index\.js\. Import it by/,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
