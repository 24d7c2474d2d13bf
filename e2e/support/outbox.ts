import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dataFolder } from './portalUnderTest';

/** The mails of the outbox whose text holds the words. */
export async function mailsWith(words: string): Promise<string[]> {
  const folder = join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  // A draft beside them is a mail on its way, gone in a moment.
  const whole = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(whole.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(words));
}
