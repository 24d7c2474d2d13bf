import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

import { signInPolicy } from '../http/contentSecurity';
import { portalOrigins } from '../http/origins';
import { readCookie } from '../http/readCookie';
import { Refusal } from '../http/refuse';
import { addressKey } from '../limit/addressKey';
import { createRate } from '../limit/createRate';
import { createProvider } from './createProvider';
import { readIdentityKeys } from './identityKeys';
import { interactionRoutes } from './interactionRoutes';
import { pruneIdentity } from './pruneIdentity';
import { errorPage } from './view/errorPage';
import { icon, style, submitScript } from './view/style';

const assets = {
  'page.css': ['text/css; charset=utf-8', style],
  'icon.svg': ['image/svg+xml', icon],
  'submit.js': ['text/javascript; charset=utf-8', submitScript],
} as const;

/** The portal's own letters, so that the way in looks like the house. */
const font = () =>
  readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
  );

const serveAssets = (app: FastifyInstance) => {
  const letters = font();
  app.get('/asset/figtree.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=31536000').send(letters),
  );
  for (const [name, [type, text]] of Object.entries(assets)) {
    app.get(`/asset/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
};

/** Somebody who has signed in and goes back comes to the form once more, which is used up by then. */
const isUsedUp = ({ name }: Error, request: FastifyRequest) =>
  name === 'SessionNotFound' && request.method === 'GET' && readCookie(request, '_session') !== undefined;

const answerWithPages = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (isUsedUp(error, request)) return reply.redirect('/', 303);
    if (error instanceof Refusal)
      return reply
        .status(error.status)
        .headers(error.headers)
        .type('text/html; charset=utf-8')
        .send(errorPage(error.message));
    const isOwn =
      error.statusCode === undefined && error.name !== 'SessionNotFound' && error.name !== 'ZodError';
    if (isOwn) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    return reply
      .status(isOwn ? 500 : 400)
      .type('text/html; charset=utf-8')
      .send(errorPage());
  });
};

/** Every page that is opened leaves rows in the database, also of who never signs in. */
const limitCalls = (oidc: FastifyInstance) => {
  const [countCall, countPage] = [
    createRate(oidc.limits, 'signInCallsPerMinute', 60),
    createRate(oidc.limits, 'signInPagesPerMinute', 60),
  ];
  oidc.addHook('onRequest', async ({ url, ip }) => {
    if (url.startsWith('/oidc/asset/')) return;
    const address = addressKey(ip);
    await countCall(address);
    if (/^\/oidc\/auth\/?(\?|$)/.test(url)) await countPage(address);
  });
};

/**
 * The embedded identity provider below `/oidc`; it does not exist when an external authority is configured.
 * @param beside registers pages of the areas beside its own; forms come to them as objects
 */
export const identityRoutes = async (
  app: FastifyInstance,
  beside: readonly ((app: FastifyInstance) => void)[],
): Promise<void> => {
  const { settings, database } = app;
  if (!settings.demo) return;
  const keys = await readIdentityKeys(database.db);
  const provider = createProvider(settings, database, keys);
  pruneIdentity(app);
  const answer = provider.callback();
  const policy = signInPolicy(portalOrigins(settings));
  await app.register(
    (oidc, _options, done) => {
      answerWithPages(oidc);
      oidc.addHook('onRequest', (_request, reply, next) => {
        reply.header('content-security-policy', policy);
        next();
      });
      // The provider reads its own bodies; the sign-in form is read here.
      oidc.removeAllContentTypeParsers();
      oidc.addContentTypeParser('*', (_request, _payload, next) => next(null));
      serveAssets(oidc);
      limitCalls(oidc);
      oidc.register((pages, _pageOptions, pagesDone) => {
        pages.removeAllContentTypeParsers();
        const form = { parseAs: 'string', bodyLimit: 16_384 } as const;
        pages.addContentTypeParser(
          'application/x-www-form-urlencoded',
          form,
          (_request, body: string, next) => next(null, Object.fromEntries(new URLSearchParams(body))),
        );
        interactionRoutes(pages, provider, keys);
        for (const register of beside) register(pages);
        pagesDone();
      });
      oidc.all('/*', async (request, reply) => {
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value);
        const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
        raw.url = raw.url?.replace(/^\/oidc/, '');
        await answer(raw, reply.raw);
      });
      done();
    },
    { prefix: '/oidc' },
  );
};
