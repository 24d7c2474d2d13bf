import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pagePolicy } from './contentSecurity';
import { createFileCache } from './fileCache';
import { originOf } from './origins';
import { refuse } from './refuse';

/** First parts of paths that are never pages. */
const reserved = ['/api', '/hubs', '/oidc', '/remotes'];

const isPageAddress = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? '';
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (reserved.some((part) => path === part || path.startsWith(`${part}/`))) return false;
  return !/\.[a-z0-9]{2,5}$/i.test(path);
};

/** Answers every page address with the shell's page, with a nonce of its own; everything else unknown is 404. */
export const portalPage = (app: FastifyInstance): void => {
  const { settings } = app;
  const readPage = createFileCache(join(settings.distFolder, 'shell', 'index.html'));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readPage();
    if (page === undefined) throw refuse.unavailable('Portalen er ikke bygget ennå');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(settings, originOf(request, settings), nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce));
  };
  app.get('/', answer);
  app.get('/index.html', answer);
  app.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request)) throw refuse.notFound();
    return answer(request, reply);
  });
};
