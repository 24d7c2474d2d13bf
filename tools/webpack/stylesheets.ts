import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './packageFolders.mjs';

/** Every stylesheet of the shell, the areas and what they share: its path in the project and its text. */
export const stylesheets = readdirSync(root)
  .filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mf-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => join(name, 'src', path)),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
