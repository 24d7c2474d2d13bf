import { randomBytes } from 'node:crypto';
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

/** First parts of paths that are never pages. */
const reserved = ['/api', '/hubs', '/oidc', '/remotes'];

const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (reserved.some((part) => path === part || path.startsWith(`${part}/`))) return false;
  return !/\.[a-z0-9]{2,11}$/i.test(path);
};

/** Answers every page address with the shell's page, with a nonce of its own; everything else unknown is 404. */
export const portalPage = (app: FastifyInstance): void => {
  const { settings, releases } = app;
  // A version's page never changes.
  const pages = new LRUCache<string, string>({
    max: 10,
    fetchMethod: (version) =>
      readFile(join(releases.folder, releaseFolder('shell', version), 'index.html'), 'utf8').catch(
        () => undefined,
      ),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const version = shellVersion(request, await releases.current());
    const page = version === undefined ? undefined : await pages.fetch(version);
    if (page === undefined) throw refuse.unavailable('Ingen versjon av portalen er sluppet ennå');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(settings, originOf(request, settings), nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce));
  };
  app.get('/', answer);
  app.get('/index.html', answer);
  app.setNotFoundHandler(async (request, reply) => {
    if (isPageAddress(request)) return answer(request, reply);
    return sendOtherFile(request, reply);
  });
};
