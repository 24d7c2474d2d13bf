import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { shellVersion } from '../release/shellVersion';
import { releaseFolder } from '../release/store/paths';
import { pdfWorkerPolicy, redirectPolicy, workerPolicy } from './contentSecurity';
import { refuse } from './refuse';

const forever = 'public, max-age=31536000, immutable';

/** The workers that read and draw PDFs, whichever area brings them. */
const isPdfWorker = (path: string) => /\/pdf\.(?:worker|renderer)\.[\w.]+\.mjs$/.test(path);

/** Files that never change: those of the areas' versions, and the shell's hashed ones. */
export const staticFiles = async (app: FastifyInstance): Promise<void> => {
  const { folder } = app.releases;
  for (const [prefix, below] of [
    ['/remotes/', 'remotes'],
    ['/assets/', 'shell/assets'],
  ] as const) {
    await app.register(fastifyStatic, {
      root: join(folder, below),
      prefix,
      preCompressed: true,
      index: false,
      cacheControl: false,
      logLevel: 'error',
      suppressWarning: true,
      decorateReply: prefix === '/assets/',
      setHeaders: (reply, path) => {
        if (isPdfWorker(path)) reply.header('content-security-policy', pdfWorkerPolicy);
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', forever);
      },
    });
  }
};

/** A file that is not in the folders of unchanging files, and how it is kept. */
interface OtherFile {
  path: string;
  folder: string;
  cacheControl: string;
}

const oldVersion = /^\/remotes\/([a-z]+)\/([\w.+-]+)\/([\w./-]+)$/;

/** A file of an older version of an area that this server has not fetched yet, for a tab that still runs it. */
const bringFile = async ({ server: { releases }, url }: FastifyRequest): Promise<OtherFile | undefined> => {
  const [, name, version, path] = oldVersion.exec(url) ?? [];
  if (!name || !version || !path || path.includes('..')) return undefined;
  if (!(await releases.bring.area(name, version, path))) return undefined;
  return { path, folder: join(releases.folder, releaseFolder(name, version)), cacheControl: forever };
};

const hashed = /^\/(assets\/[\w.-]+)$/;

/** A hashed file of the shell that this server has not fetched yet: of an older one, or of one that another server tells of already. */
const bringAsset = async ({ server: { releases }, url }: FastifyRequest): Promise<OtherFile | undefined> => {
  const [, path] = hashed.exec(url) ?? [];
  if (!path || !(await releases.bring.asset(path))) return undefined;
  return { path, folder: join(releases.folder, 'shell'), cacheControl: forever };
};

/** A file of the shell that keeps its name over all versions, such as the icon. */
const findShellFile = async (request: FastifyRequest): Promise<OtherFile | undefined> => {
  const { releases } = request.server;
  const live = await releases.current();
  const version = shellVersion(request, live) ?? '';
  const path = request.url.split('?')[0]?.slice(1) ?? '';
  const isListed = live.shells.get(version)?.files.some((file) => file.path === path);
  if (!isListed || path === 'index.html' || path.startsWith('assets/')) return undefined;
  const cacheControl = path === 'redirect.html' ? 'no-store' : 'no-cache';
  return { path, folder: join(releases.folder, releaseFolder('shell', version)), cacheControl };
};

/**
 * Answers a file that the folders of unchanging files do not hold.
 * @throws Refusal 404 that no browser remembers: a chunk that is not there now may be there in a moment
 */
export const sendOtherFile = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const file = (await bringFile(request)) ?? (await bringAsset(request)) ?? (await findShellFile(request));
  reply.header('cache-control', file?.cacheControl ?? 'no-store');
  if (!file) throw refuse.notFound();
  if (file.path === 'redirect.html') {
    reply.header('content-security-policy', redirectPolicy).removeHeader('cross-origin-opener-policy');
  }
  if (file.path === 'sw.js') {
    reply.header('content-security-policy', workerPolicy(request.server.settings));
  }
  if (isPdfWorker(file.path)) reply.header('content-security-policy', pdfWorkerPolicy);
  return reply.sendFile(file.path, file.folder, { cacheControl: false });
};
