import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { StartError } from '../../start/StartError';
import { addressOf, moveToFreePort, readAccess } from './access';
import { createCluster } from './createCluster';
import { isServerAlive } from './isServerAlive';
import { keepRunning } from './keepRunning';
import { launchServer, settle } from './launchServer';
import { choosePlacement } from './placement';
import { probe } from './probe';
import { runTool } from './runTool';
import { findServerUser } from './serverUser';
import { takeStartLock } from './startLock';

/** A running embedded PostgreSQL. */
export interface EmbeddedServer {
  /** Address of the database `byggtun`. */
  url: string;
  /** Stops the server cleanly and lets go of the data folder. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  dataFolder: string;
  /** Receives one sentence when something unusual was chosen. */
  say?: (sentence: string) => void;
  /** More `name=value` settings of PostgreSQL; for tests. */
  serverOptions?: string[];
}

const basicOptions = [
  ...[
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=256MB',
  ],
  // Its disk is a machine's own: a page elsewhere costs hardly more than the next one.
  ...['timezone=UTC', 'log_timezone=UTC', 'jit=off', 'random_page_cost=1.1'],
];

const makeFolder = (folder: string) => {
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755);
  } catch (error) {
    throw new StartError(
      `Datamappen ${folder} kan ikke lages eller er ikke skrivbar. Velg en annen med BYGGTUN_DATA.`,
      { cause: error },
    );
  }
};

const ensureDatabase = async (serverUrl: string) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'byggtun'");
    if (rowCount === 0) await client.query('create database byggtun');
  } finally {
    await client.end();
  }
};

const start = async ({ dataFolder, say = () => undefined, serverOptions = [] }: EmbeddedOptions) => {
  const user = findServerUser();
  const placement = choosePlacement(dataFolder, user, say);
  const cluster = join(placement.home, 'cluster');
  let access = await readAccess(dataFolder);
  await createCluster(placement, user, access.password);
  const launch = () => launchServer(placement, user, access, [...basicOptions, ...serverOptions]);
  const isReusable =
    isServerAlive(cluster) && (await settle(access, cluster, () => !isServerAlive(cluster))) === 'own';
  if (!isReusable) {
    const found = await probe(access, cluster);
    // Where ours does not run, who takes the port and says nothing is not ours either.
    if (found === 'other' || (found === 'starting' && !isServerAlive(cluster)))
      access = await moveToFreePort(dataFolder, access);
    await launch();
  }
  await ensureDatabase(addressOf(access, 'postgres'));
  const endWatch = keepRunning({ isAlive: () => isServerAlive(cluster), launch, say });
  const stop = async () => {
    await endWatch();
    await runTool(placement, user, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']);
  };
  return { url: addressOf(access, 'byggtun'), stop };
};

/** Starts PostgreSQL on the data folder, or takes over one that a killed process left. @throws StartError with one sentence for people. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  makeFolder(options.dataFolder);
  const release = takeStartLock(options.dataFolder);
  try {
    const server = await start(options);
    return { url: server.url, stop: () => server.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
};
