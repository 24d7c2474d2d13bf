import assert from 'node:assert/strict';
import { test } from 'node:test';

import { StartError } from '../start/StartError';
import { openContainer } from './openContainer';

const account = 'https://konto.blob.core.windows.net';
const connection =
  'DefaultEndpointsProtocol=https;AccountName=konto;AccountKey=aGVtbWVsaWc=;EndpointSuffix=core.windows.net';

for (const [address, by] of [
  [`${account}/vedlegg`, connection],
  [`${account}/vedlegg/`, connection],
  [`${account}/vedlegg?sig=hemmelig`, undefined],
  [`${account}/vedlegg/?sig=hemmelig`, undefined],
] as const)
  test(`${address} is a container ${by === undefined ? 'by its token' : 'by the account'}`, () => {
    const { containerName, url } = openContainer(new URL(address), by);
    assert.equal(containerName, 'vedlegg');
    assert.equal(new URL(url).pathname, '/vedlegg');
  });

for (const [address, by] of [
  [`${account}/vedlegg`, 'hemmelig'],
  [`${account}/vedlegg`, connection.replace('AccountName=konto;', '')],
  [`${account}/vedlegg`, connection.replace(/;EndpointSuffix=.*$/, '')],
  [account, connection],
  [`${account}/?sig=hemmelig`, undefined],
] as const)
  test(`${address} with ${by ?? 'no connection string'} is refused in a sentence`, () => {
    assert.throws(
      () => openContainer(new URL(address), by),
      (error: unknown) =>
        error instanceof StartError &&
        error.message.startsWith(`Lageret ${new URL(address).origin}/`) &&
        !error.message.includes('hemmelig') &&
        !error.message.includes('aGVtbWVsaWc='),
    );
  });
