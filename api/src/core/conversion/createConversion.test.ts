import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';

import { convertTexts } from '@byggtun/shared/contract/documentTexts';
import fastify from 'fastify';

import { smallDocx } from '../../areas/documents/demo/document/officeFiles';
import { temporaryFolder } from '../../testing/builders/releases';
import { cleanUp } from '../../testing/cleanUp';
import { testSettings } from '../../testing/testApp';
import { until } from '../../testing/until';
import { diskFiles } from '../file/diskFiles';
import { Refusal } from '../http/refuse';
import { createLimits } from '../limit/limits';
import { createConversion } from './createConversion';

let count = 0;

/** A server's conversion with files of its own. */
const build = (converter: string, environment: Record<string, string> = {}) => {
  const settings = testSettings({ BYGGTUN_CONVERTER: converter, ...environment });
  const files = diskFiles(temporaryFolder());
  const { log } = fastify();
  const conversion = createConversion({ files, settings, limits: createLimits(settings.limits, log), log });
  const convert = async (bytes: Buffer, extension = 'docx', sha256 = bytes.toString('hex').slice(0, 90)) => {
    const buffer_guid = `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
    await files.put(buffer_guid, 'content', (path) => writeFile(path, bytes));
    return conversion.convert(1, { buffer_guid, sha256, extension });
  };
  return { convert, files };
};

const refuses = (text: string) => (error: unknown) => error instanceof Refusal && error.message === text;

/** A service that speaks Gotenberg's protocol. */
const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  cleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
};

/** A program that stands where LibreOffice does. */
const program = async (lines: string) => {
  const folder = join(temporaryFolder(), 'bin');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'soffice');
  await writeFile(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  return { path, folder };
};

test('where nothing converts, one reads what to do', async () => {
  await assert.rejects(build('none').convert(Buffer.from('x')), refuses(convertTexts.none));
});

test('a service converts, and what it has made is kept by the bytes', async () => {
  const asked: string[] = [];
  const address = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push(`${request.method} ${request.url} ${/filename="[^"]+"/.exec(body)?.[0]}`);
      response.end('%PDF-1.7 fra tjenesten');
    });
  });
  const { convert, files } = build(address);
  const first = await convert(Buffer.from('ord'));
  assert.deepEqual(await convert(Buffer.from('ord')), first);
  assert.notEqual((await convert(Buffer.from('andre ord'))).key, first.key);
  assert.equal(await files.sizeOf(first.key, 'pdf'), first.size);
  assert.deepEqual(asked, Array(2).fill('POST /forms/libreoffice/convert filename="dokument.docx"'));
});

test('what a service can not read is told and not asked again, what it can not do now is tried again', async () => {
  let asked = 0;
  const statuses = [400, 503, 200];
  const address = await serve((request, response) => {
    const status = statuses[asked] ?? 500;
    asked += 1;
    void bodyOf(request).then(() => response.writeHead(status).end('%PDF'));
  });
  const { convert } = build(address);
  await assert.rejects(convert(Buffer.from('skadet')), refuses(convertTexts.unreadable));
  await assert.rejects(convert(Buffer.from('skadet')), refuses(convertTexts.unreadable));
  assert.equal(asked, 1);
  await assert.rejects(convert(Buffer.from('hel')), refuses(convertTexts.away));
  assert.equal((await convert(Buffer.from('hel'))).size, 4);
  await assert.rejects(build('http://127.0.0.1:9').convert(Buffer.from('x')), refuses(convertTexts.away));
});

test('a service that does not end is left', async () => {
  const { convert } = build(await serve(() => undefined), { BYGGTUN_LIMIT_CONVERSION_SECONDS: '1' });
  await assert.rejects(convert(Buffer.from('x')), refuses(convertTexts.tooDemanding));
});

test('an installed program converts with a profile of its own that runs no macros', async () => {
  const { path, folder } = await program(
    `profile=$(echo "$1" | sed 's,.*file://,,'); cp "$profile/user/registrymodifications.xcu" ${'"$(dirname "$0")"'}/seen; cp "$9" "$8/dokument.pdf"`,
  );
  const { convert, files } = build(path);
  const { key } = await convert(Buffer.from('bytes'));
  assert.equal(await files.sizeOf(key, 'pdf'), 5);
  assert.match(await readFile(join(folder, 'seen'), 'utf8'), /DisableMacrosExecution.*true/);
});

test('a program that says nothing and makes nothing could not read it', async () => {
  const { path } = await program('exit 0');
  await assert.rejects(build(path).convert(Buffer.from('x')), refuses(convertTexts.unreadable));
});

test('a program that is not there, or may not be run, is away, and the file is tried again when it is', async () => {
  const { path } = await program('cp "$9" "$8/dokument.pdf"');
  const { convert } = build(path);
  await rename(path, `${path}.away`);
  await assert.rejects(convert(Buffer.from('x')), refuses(convertTexts.away));
  await rename(`${path}.away`, path);
  await chmod(path, 0o644);
  await assert.rejects(convert(Buffer.from('x')), refuses(convertTexts.away));
  await chmod(path, 0o755);
  assert.equal((await convert(Buffer.from('x'))).size, 1);
});

test('a program that never ends is ended with all that it has started', async () => {
  const { path, folder } = await program(
    'sleep 300 & echo $! > "$(dirname "$0")/child"; while true; do sleep 1; done',
  );
  const { convert } = build(path, { BYGGTUN_LIMIT_CONVERSION_SECONDS: '1' });
  await assert.rejects(convert(Buffer.from('x')), refuses(convertTexts.tooDemanding));
  const child = Number(await readFile(join(folder, 'child'), 'utf8'));
  const isAlive = async () => {
    const state = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
    return state !== '' && !/\) Z /.test(state);
  };
  await until(async () => !(await isAlive()));
});

// What it makes is tried by `npm run bench:conversion`: on a busy machine it may hang each time (docs/decisions/conversion.md).
test('the embedded LibreOffice is ended at its limit', async () => {
  const { convert } = build('embedded', { BYGGTUN_LIMIT_CONVERSION_SECONDS: '1' });
  const many = smallDocx(Array.from({ length: 20_000 }, (_, line) => `Linje ${line} med ord`));
  await assert.rejects(convert(many), refuses(convertTexts.tooDemanding));
});
