import pg from 'pg';

import { ReleaseProblem } from '../release/store/ReleaseProblem';
import { StartError } from './StartError';

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** What reading and writing fails with; Node names no path when the file was open already. */
const ofFiles = ['EACCES', 'EIO', 'EISDIR', 'ENOTDIR', 'EPERM', 'EROFS'];

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ReleaseProblem) return error.message;
  if (error instanceof pg.DatabaseError)
    return `Databasen svarer med en feil (${error.code ?? ''} ${error.message}). Er filene dens skadet, må de hentes fra en sikkerhetskopi.`;
  if (!isSystemError(error)) return undefined;
  const { code, path } = error;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Maskinen gir Byggtun for få åpne filer. Øk grensen (ulimit -n) og start igjen.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `Disken er full${path ? ` (${path})` : ''}. Frigjør plass og start igjen.`;
  if (path === undefined && !ofFiles.includes(code ?? '')) return undefined;
  return `${path ?? 'En fil i datamappen'} kan ikke leses eller skrives (${code}). Rett rettighetene, eller velg en annen mappe med BYGGTUN_DATA.`;
};

/** What keeps the server from starting, as one sentence when it lies in the surroundings: files, the database, a damaged store. Anything else stays as it is. */
export const asStartError = (error: unknown): unknown => {
  if (error instanceof StartError) return error;
  const sentence = sentenceOf(error);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
};
