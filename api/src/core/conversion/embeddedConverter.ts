import { rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { JobError } from '../process/JobError';
import { runLimited } from '../process/runLimited';
import { ConversionError, type ConversionJob, type Converter } from './converter';

/** Memory of a process, megabytes; 20 pages take 820. */
const megabytes = 1600;

const bounds = { cpuSeconds: 60, fileMegabytes: 200 };

/**
 * Shares of the time that the tries have, each in a fresh process: one of eight hangs, on any file, and more than half where the machine is busy
 * (docs/decisions/conversion.md). Together they are twice the time.
 */
const tries = [0.2, 0.25, 0.3, 0.5, 0.75] as const;

/** Where the package lies; undefined when it is not installed. */
const findLoader = (): string | undefined => {
  try {
    return createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/wasm/loader');
  } catch {
    return undefined;
  }
};

const program = (): string => {
  const kind = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`./convertProgram${kind}`, import.meta.url));
};

/** Whether it has been done; false when the process hung. */
const attempt = async (loader: string, { from, extension, to }: ConversionJob, timeout: number) => {
  const flags = [...process.execArgv, '--liftoff-only', program()];
  try {
    await runLimited([process.execPath, ...flags, loader, from, extension, to, String(megabytes)], {
      ...bounds,
      timeout,
    });
    return true;
  } catch (error) {
    if (error instanceof JobError && error.why === 'timeout') return false;
    throw error;
  }
};

/** Has files converted by the LibreOffice that comes with the API as an optional package; undefined when it is not installed. */
export const embeddedConverter = (): Converter | undefined => {
  const loader = findLoader();
  if (loader === undefined) return undefined;
  return async (job, timeout) => {
    for (const share of tries) {
      if (!(await attempt(loader, job, timeout * share))) continue;
      const written = await stat(job.to).catch(() => undefined);
      if (written && written.size > 0) return;
      await rm(job.to, { force: true });
      throw new ConversionError(written ? 'unreadable' : 'tooDemanding');
    }
    throw new ConversionError('tooDemanding');
  };
};
