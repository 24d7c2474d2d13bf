import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { shellVersion } from '../release/shellVersion';
import { releaseFolder } from '../release/store/paths';
import { pagePolicy } from './contentSecurity';
import { originOf } from './origins';
import { refuse } from './refuse';
import { sendOtherFile } from './staticFiles';

const texts = {
  unreleased: 'Ingen versjon av portalen er sluppet ennå',
  unreadable: 'Serveren får ikke lest hvilken versjon av portalen som er i drift. Prøv igjen om litt.',
};

/** First parts of paths that are never pages. */
const reserved = ['/api', '/hubs', '/oidc', '/remotes'];

const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (reserved.some((part) => path === part || path.startsWith(`${part}/`))) return false;
  return !/\.[a-z0-9]{2,11}$/i.test(path);
};

/** What is not there is no page yet; every other fault of reading is one, and is told as such. */
const orMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const scriptsOf = (text: string) =>
  text
    .split('<script>')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));

/** A version's page, and the hashes of the scripts that stand in it. */
const asPage = (text: string) => ({ text, scriptHashes: scriptsOf(text).map(hashOf) });

/** Answers every page address with the shell's page, with a nonce of its own; everything else unknown is 404. */
export const portalPage = (app: FastifyInstance): void => {
  const { settings, releases } = app;
  // A version's page never changes.
  const pages = new LRUCache<string, ReturnType<typeof asPage>>({
    max: 10,
    fetchMethod: (version) =>
      readFile(join(releases.folder, releaseFolder('shell', version), 'index.html'), 'utf8').then(
        asPage,
        orMissing,
      ),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const live = await releases.current();
    const version = shellVersion(request, live);
    const page = version === undefined ? undefined : await pages.fetch(version);
    if (page === undefined)
      throw refuse.unavailable(version === undefined && live.isWhole ? texts.unreleased : texts.unreadable);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header(
        'content-security-policy',
        pagePolicy(settings, {
          origin: originOf(request, settings),
          nonce,
          scriptHashes: page.scriptHashes,
        }),
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.text.replaceAll('__CSP_NONCE__', nonce));
  };
  app.get('/', answer);
  app.get('/index.html', answer);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPageAddress(request)) return answer(request, reply);
    return sendOtherFile(request, reply);
  });
};
