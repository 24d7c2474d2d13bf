// 2,000 connections of the real SignalR client: does an event reach all, how fast, and what does a connection cost the server?
import { readFileSync } from 'node:fs';

import { saveComment } from '@byggtun/shared/contract/commentSave';
import { connectHub, hubPath } from '@byggtun/shared/contract/hub';
import { getProfile } from '@byggtun/shared/contract/user';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';

import { caller, newestCase } from './support/callApi';
import { startPortal, temporaryData } from './support/portal';
import { tokenFor } from './support/tokenFor';

const wanted = Number(process.argv[2] ?? 2_000);
const atOnce = 50;

/** Resident memory of a process in bytes, from the kernel. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

// One person stands for them all, and so has all their connections.
const env = {
  BYGGTUN_LIMIT_HUB_CONNECTIONS_PER_PERSON: '10000',
  BYGGTUN_LIMIT_HUB_CONNECTIONS_PER_ADDRESS: '10000',
  BYGGTUN_LIMIT_HUB_CONNECTIONS: '10000',
  BYGGTUN_LIMIT_HUB_CONNECTS_PER_MINUTE: '100000',
  BYGGTUN_LIMIT_HUB_INVOCATIONS_AT_ONCE: '50',
};
const portal = await startPortal({ port: 4921, data: temporaryData(), env });
const token = await tokenFor(portal.origin, 'marte@nordretomrer.example');
const ask = caller(portal.origin, token);
const profile = await ask(getProfile, {});

const arrivals: number[] = [];
let sentAt = 0;

async function connect() {
  const connection = new HubConnectionBuilder()
    .withUrl(portal.origin + hubPath, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('OnCaseChanged', () => void arrivals.push(performance.now() - sentAt));
  await connection.start();
  await connection.invoke(connectHub, profile.id);
  return connection;
}

// The first ones warm the code up, so that what follows is the cost of connections alone.
const connections = await Promise.all(Array.from({ length: atOnce }, connect));
const before = memoryOf(portal.pid);
const started = performance.now();
while (connections.length < wanted) {
  connections.push(
    ...(await Promise.all(Array.from({ length: Math.min(atOnce, wanted - connections.length) }, connect))),
  );
}
const connectSeconds = (performance.now() - started) / 1000;
await new Promise((resolve) => setTimeout(resolve, 3_000));
const perConnection = (memoryOf(portal.pid) - before) / (wanted - atOnce);

const regLineId = await newestCase(ask);
sentAt = performance.now();
await ask(saveComment, { body: { regLineId, newComment: 'Til alle' } });
for (let waited = 0; arrivals.length < wanted && waited < 10_000; waited += 50) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
arrivals.sort((a, b) => a - b);
const at = (share: number) => arrivals[Math.max(0, Math.ceil(arrivals.length * share) - 1)]?.toFixed(0);
console.log(
  [
    `${wanted} connections, the last ${wanted - atOnce} in ${connectSeconds.toFixed(1)} s`,
    `the event reached ${arrivals.length} of ${wanted}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, last ${at(1)} ms after the call was sent`,
    `server memory per connection: ${(perConnection / 1024).toFixed(1)} KB`,
  ].join('\n'),
);
await portal.end();
process.exit(arrivals.length === wanted ? 0 : 1);
