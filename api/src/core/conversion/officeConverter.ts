import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { JobError } from '../process/JobError';
import { runLimited } from '../process/runLimited';
import { ConversionError, type Converter } from './converter';
import { writeOfficeProfile } from './officeProfile';

const bounds = { cpuSeconds: 60, fileMegabytes: 200, addressMegabytes: 6000 };

/** What the shell ends with when there is no such program, or it may not be run. */
const notRun: readonly (number | null)[] = [126, 127];

const orProblem = (error: unknown): never => {
  if (!(error instanceof JobError)) throw error;
  throw new ConversionError(error.why === 'timeout' ? 'tooDemanding' : 'away');
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
      const command = [soffice, own, ...convert, folder, source] as const;
      const code = await runLimited(command, { ...bounds, timeout }).catch(orProblem);
      // That is no fault of the file, which is tried again.
      if (notRun.includes(code)) throw new ConversionError('away');
      // It says the same, whether it has read the file or not: there is a PDF, or there is none.
      await rename(join(folder, 'dokument.pdf'), to).catch(() => {
        throw new ConversionError('unreadable');
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
