import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { JobError } from '../process/JobError';
import { runLimited } from '../process/runLimited';
import { ConversionError, type Converter } from './converter';
import { writeOfficeProfile } from './officeProfile';

const bounds = { cpuSeconds: 60, fileMegabytes: 200, addressMegabytes: 6000 };

const orProblem = (error: unknown): never => {
  throw error instanceof JobError ? new ConversionError('tooDemanding') : error;
};

/** Has files converted by the LibreOffice of this machine, by the path of its `soffice`. */
export const officeConverter =
  (soffice: string): Converter =>
  async ({ from, extension, to }, timeout) => {
    const folder = await mkdtemp(join(dirname(to), 'office-'));
    const profile = join(folder, 'profile');
    const source = join(folder, `dokument.${extension}`);
    try {
      await writeOfficeProfile(profile);
      await copyFile(from, source);
      const convert = ['--headless', '--norestore', '--nolockcheck', '--convert-to', 'pdf', '--outdir'];
      const own = `-env:UserInstallation=${pathToFileURL(profile).href}`;
      await runLimited([soffice, own, ...convert, folder, source], { ...bounds, timeout }).catch(orProblem);
      // It says the same, whether it has read the file or not: there is a PDF, or there is none.
      await rename(join(folder, 'dokument.pdf'), to).catch(() => {
        throw new ConversionError('unreadable');
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
