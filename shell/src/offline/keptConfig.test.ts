import { fakeCaches } from '@byggtun/shared/testing/fakeCaches';

import { withLimit } from '../testing/withLimit';
import { configCache, keepConfig, onlyConfig } from '../worker/keptConfig';

const json = 'application/json; charset=utf-8';
const answers: [what: string, status: number, type: string | undefined, isTaken: boolean][] = [
  ['the configuration', 200, json, true],
  ['the fault of a server that is not there', 503, json, false],
  ["a proxy's page of its fault", 502, 'text/html', false],
  ["the page of a network's own sign-in", 200, 'text/html; charset=utf-8', false],
  ['what does not say what it is', 200, undefined, false],
];

/** What answers in the server's place. */
const answerOf = (status: number, type: string | undefined) =>
  ({
    ok: status < 400,
    headers: new Headers(type ? { 'content-type': type } : {}),
    content: '{}',
  }) as unknown as Response;

const kept = async () => (await (await caches.open(configCache)).keys()).length;

test.each(answers)('%s (%i, %s) counts as an answer: %s', async (_what, status, type, isTaken) => {
  fakeCaches();
  const response = answerOf(status, type);
  const taken = await onlyConfig.fetchDidSucceed({ response }).catch(() => undefined);
  expect(taken).toBe(isTaken ? response : undefined);

  globalThis.fetch = withLimit(() => Promise.resolve(response));
  await keepConfig().catch(() => undefined);
  expect(await kept()).toBe(isTaken ? 1 : 0);
});
