import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
};

/** Serves the files of a folder from an origin of its own, to pages of every other one; resolves to what ends it. */
export async function serveFolder(folder: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(join(folder, normalize(pathname))).then(
      (bytes) =>
        response
          .writeHead(200, {
            'access-control-allow-origin': '*',
            'content-type': types[extname(pathname)] ?? 'application/octet-stream',
          })
          .end(bytes),
      () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
