// The process that converts one file with the embedded LibreOffice (embeddedConverter.ts), and ends with it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What we use of the package, which is an optional one. */
interface OfficePackage {
  LibreOfficeConverter: new (options: { wasmPath: string; wasmLoader: unknown }) => {
    initialize: () => Promise<void>;
    convert: (
      bytes: Uint8Array,
      how: { inputFormat: string; outputFormat: 'pdf' },
      name: string,
    ) => Promise<{ data: Uint8Array }>;
  };
}

const [loader = '', from = '', extension = '', to = '', megabytes = '0'] = process.argv.slice(2);

/** It works without a pause, so another thread looks at how much memory it has, and whether the server that waits for it is there. */
const watch = `
  const parent = process.ppid;
  setInterval(() => {
    const isTooLarge = process.memoryUsage.rss() > ${Number(megabytes)} * 1048576;
    if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 50);`;
new Worker(watch, { eval: true, execArgv: [] });

const convert = async (): Promise<Uint8Array> => {
  const require = createRequire(import.meta.url);
  const name = '@matbee/libreoffice-converter';
  const { LibreOfficeConverter } = (await import(name)) as OfficePackage;
  const converter = new LibreOfficeConverter({ wasmPath: dirname(loader), wasmLoader: require(loader) });
  const bytes = readFileSync(from);
  await converter.initialize();
  const { data } = await converter.convert(
    bytes,
    { inputFormat: extension, outputFormat: 'pdf' },
    `dokument.${extension}`,
  );
  return data;
};

// An empty file says that it can't be read. Its threads end with the process alone, which they do not let end otherwise.
const done = (data: Uint8Array) => {
  writeFileSync(`${to}.draft`, data);
  renameSync(`${to}.draft`, to);
  process.kill(process.pid, 'SIGKILL');
};
convert().then(done, () => done(new Uint8Array()));
