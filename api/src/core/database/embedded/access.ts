import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { z } from 'zod';

import { StartError } from '../../start/StartError';

const accessSchema = z.object({ port: z.number().int(), password: z.string().min(1) });

/** How the embedded server is reached; kept in the data folder, readable for its owner alone. */
export type Access = z.infer<typeof accessSchema>;

const fileOf = (dataFolder: string) => join(dataFolder, 'postgres-access.json');

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const save = (dataFolder: string, access: Access): Access => {
  // Whole or not at all: half a password is none.
  const draft = `${fileOf(dataFolder)}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(access), { mode: 0o600, flush: true });
  renameSync(draft, fileOf(dataFolder));
  return access;
};

const read = (file: string): Access => {
  try {
    return accessSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError(
      `Filen ${file} er skadet eller kan ikke leses, og passordet til den innebygde databasen står bare der. Hent den fra en sikkerhetskopi, ` +
        'eller velg en ny datamappe med BYGGTUN_DATA for å begynne på nytt.',
      { cause: error },
    );
  }
};

/** Reads port and password, or chooses them the first time. @throws StartError when the file that keeps them is damaged */
export const readAccess = async (dataFolder: string): Promise<Access> => {
  if (existsSync(fileOf(dataFolder))) return read(fileOf(dataFolder));
  return save(dataFolder, { port: await findFreePort(), password: randomBytes(24).toString('base64url') });
};

/** Chooses another port, because something else answers on the one that was kept. */
export const moveToFreePort = async (dataFolder: string, access: Access): Promise<Access> =>
  save(dataFolder, { ...access, port: await findFreePort() });

/** The server's address for a database on it. */
export const addressOf = ({ port, password }: Access, database: string): string =>
  `postgresql://byggtun:${password}@127.0.0.1:${port}/${database}`;
