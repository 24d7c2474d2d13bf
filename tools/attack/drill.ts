// The portal as `npm start` runs it, while what it stands on breaks and comes back: is what was acknowledged there, was the rest told, and is
// the service back by itself?
//   --seconds 60    how long the database stays away
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { startEmbedded } from '@byggtun/api/embeddedDatabase';
import { beginUpload, chunkSize, completeUpload, sendChunk } from '@byggtun/shared/contract/attachmentCalls';
import { statusOf } from '@byggtun/shared/http/CallError';
import pg from 'pg';

import { caller } from '../bench/support/callApi';
import { temporaryData } from '../bench/support/portal';
import { databaseOf } from '../bench/support/startBare';
import { tokenFor } from '../bench/support/tokenFor';
import { untilBack } from './untilBack';
import { databasePid, startWatched } from './watchedPortal';
import { startWriters } from './writers';

/** Milliseconds after the cause has ended. */
const bar = 10_000;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const away = Number(values.seconds) * 1000;
const writer = 'marte@nordretomrer.example';
const problems: string[] = [];
let judged = 0;

const judge = (name: string, back: number, holds: boolean, details: string) => {
  judged += 1;
  const isGood = holds && back <= bar;
  if (!isGood) problems.push(name);
  console.log(`${isGood ? '✓' : '✗'} ${name}: back after ${(back / 1000).toFixed(1)} s; ${details}`);
};

/** Lets people write while something breaks, for the time that it takes. */
const drill = async (name: string, origin: string, token: string, cause: () => Promise<unknown>) => {
  const end = await startWriters(origin, token);
  await sleep(1000);
  await cause();
  const back = await untilBack(origin);
  await sleep(1000);
  const { saved, told, lost, doubled } = await end();
  judge(
    name,
    back,
    lost === 0 && doubled === 0 && saved > 0,
    `${saved} acknowledged, ${lost} lost, ${doubled} doubled, told ${JSON.stringify(told)}`,
  );
};

/** One person writes for eight, without a pause. */
const busy = { BYGGTUN_LIMIT_CALLS_PER_MINUTE: '1000000', LOG_LEVEL: 'fatal' };

const terminate = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let round = 0; round < 5; round++) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await sleep(300);
  }
  await client.end();
};

/** The embedded database and the API itself. */
const ownParts = async () => {
  const data = temporaryData();
  const portal = await startWatched({ port: 4950, data, env: busy });
  const token = await tokenFor(portal.origin, writer);
  const { origin } = portal;
  await drill('every connection to the database ends, five times', origin, token, () =>
    terminate(databaseOf(data)),
  );
  await drill('the embedded database is killed', origin, token, async () => {
    process.kill(databasePid(data), 'SIGKILL');
    await sleep(100);
  });
  await drill('the API is killed', origin, token, async () => {
    process.kill(portal.serverPid(), 'SIGKILL');
    await sleep(100);
  });
  await drill('both are killed', origin, token, async () => {
    process.kill(databasePid(data), 'SIGKILL');
    process.kill(portal.serverPid(), 'SIGKILL');
    await sleep(100);
  });
  console.log(`  ends with code ${await portal.end()}`);
};

/** A database elsewhere that is stopped and comes back. */
const databaseAway = async () => {
  const dataFolder = temporaryData();
  let server = await startEmbedded({ dataFolder });
  const portal = await startWatched({
    port: 4951,
    data: temporaryData(),
    env: { ...busy, DATABASE_URL: server.url },
  });
  const token = await tokenFor(portal.origin, writer);
  await drill(`the database is stopped for ${away / 1000} s`, portal.origin, token, async () => {
    await server.stop();
    await sleep(away);
    server = await startEmbedded({ dataFolder });
  });
  await portal.end();
  await server.stop();
};

const descriptorsShort = async () => {
  const portal = await startWatched({
    port: 4952,
    data: temporaryData(), // One address may have them all.
    env: { ...busy, BYGGTUN_LIMIT_CONNECTIONS_PER_ADDRESS: '100000' },
    openFiles: 2048,
  });
  const token = await tokenFor(portal.origin, writer);
  await drill('no descriptors are left for 5 s', portal.origin, token, async () => {
    const sockets = Array.from({ length: 3000 }, () =>
      connect(4952, '127.0.0.1').on('error', () => undefined),
    );
    await sleep(5000);
    for (const socket of sockets) socket.destroy();
  });
  if (!portal.isAlive()) problems.push('the portal ended when no descriptors were left');
  await portal.end();
};

/** A file system that holds 12 MB. */
const smallDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], { stdio: 'ignore' });
  chmodSync(folder, 0o777);
  const remove = () => {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
};

const diskFull = async () => {
  let disk: ReturnType<typeof smallDisk>;
  try {
    disk = smallDisk();
  } catch {
    console.log('- the disk is full: left out, as this user may not mount a small one');
    return;
  }
  const portal = await startWatched({
    port: 4953,
    data: temporaryData(),
    env: { ...busy, BYGGTUN_FILES: disk.folder },
  });
  const ask = caller(portal.origin, await tokenFor(portal.origin, writer));
  const upload = async (size: number) => {
    const { bufferGuid } = await ask(beginUpload, { body: { fileName: 'notat.txt', size } });
    for (let offset = 0; offset < size; offset += chunkSize) {
      const body = new Blob(['a'.repeat(Math.min(chunkSize, size - offset))]);
      await ask(sendChunk, { params: { bufferGuid }, query: { offset }, body });
    }
    return (await ask(completeUpload, { params: { bufferGuid } })).size;
  };
  const refused = await upload(40_000_000).then(
    (size) => `said to be stored: ${size}`,
    (error: unknown) => statusOf(error),
  );
  const small = await upload(1000).catch((error: unknown) => statusOf(error));
  const back = await untilBack(portal.origin);
  judge('the disk is full', back, refused === 507, `told ${refused}, a small file then ${small}`);
  await portal.end();
  disk.remove();
};

await ownParts();
await databaseAway();
await descriptorsShort();
await diskFull();
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${judged - problems.length} passed, ${problems.length} failed`);
process.exit(problems.length === 0 ? 0 : 1);
