import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

import { BlobServiceClient } from '@azure/storage-blob';

import { cleanUp } from './cleanUp';
import { holdPort, letGo } from './holdPort';
import { until } from './until';

/** The account that every Azurite has; its key is public. */
const account = 'devstoreaccount1';
const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

const untilUp = (address: string, hasEnded: () => boolean) =>
  until(
    () => {
      if (hasEnded()) throw new Error('Azurite ended before it answered');
      return answers(address);
    },
    () => 'Azurite did not answer in time',
  );

/** A Blob service of this test file's own, in memory; ends after it. */
export const startAzurite = async (): Promise<{
  /** Makes an empty container. */
  container: (name: string) => Promise<{ address: string; connection: string }>;
  stop: () => Promise<void>;
}> => {
  const port = await holdPort();
  await letGo(port);
  const program = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const child = spawn(
    process.execPath,
    [program, '--blobPort', String(port), '--inMemoryPersistence', '--silent', '--skipApiVersionCheck'],
    { stdio: 'ignore' },
  );
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = () =>
    new Promise<void>((resolve) => {
      if (hasEnded()) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  cleanUp(stop);
  const endpoint = `http://127.0.0.1:${port}/${account}`;
  await untilUp(endpoint, hasEnded);
  const connection = `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${endpoint};`;
  return {
    stop,
    container: async (name) => {
      await BlobServiceClient.fromConnectionString(connection).createContainer(name);
      return { address: `${endpoint}/${name}`, connection };
    },
  };
};
