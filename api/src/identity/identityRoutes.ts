import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';

import { signInPolicy } from '../http/contentSecurity';
import { portalOrigins } from '../http/origins';
import { createProvider } from './createProvider';
import { readIdentityKeys } from './identityKeys';
import { interactionRoutes } from './interactionRoutes';
import { pruneOidcPayloads } from './oidcAdapter';
import { errorPage } from './view/errorPage';
import { icon, style, submitScript } from './view/style';

const assets = {
  'page.css': ['text/css; charset=utf-8', style],
  'icon.svg': ['image/svg+xml', icon],
  'submit.js': ['text/javascript; charset=utf-8', submitScript],
} as const;

const serveAssets = (app: FastifyInstance) => {
  for (const [name, [type, text]] of Object.entries(assets)) {
    app.get(`/asset/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
};

/** Somebody who has signed in and goes back comes to the form once more, which is used up by then. */
const isUsedUp = ({ name }: FastifyError, { method, headers }: FastifyRequest) =>
  name === 'SessionNotFound' && method === 'GET' && /(^|; )_session=/.test(headers.cookie ?? '');

const answerWithPages = (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isUsedUp(error, request)) return reply.redirect('/', 303);
    const isOwn =
      error.statusCode === undefined && error.name !== 'SessionNotFound' && error.name !== 'ZodError';
    if (isOwn) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
    return reply
      .status(isOwn ? 500 : 400)
      .type('text/html; charset=utf-8')
      .send(errorPage());
  });
};

/** The embedded identity provider below `/oidc`; it does not exist when an external authority is configured. */
export const identityRoutes = async (app: FastifyInstance): Promise<void> => {
  const { settings, database } = app;
  if (!settings.demo) return;
  const provider = createProvider(settings, database, await readIdentityKeys(database.db));
  await pruneOidcPayloads(database.db);
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
      oidc.register((pages, _pageOptions, pagesDone) => {
        pages.removeAllContentTypeParsers();
        const form = { parseAs: 'string', bodyLimit: 16_384 } as const;
        pages.addContentTypeParser(
          'application/x-www-form-urlencoded',
          form,
          (_request, body: string, next) => next(null, Object.fromEntries(new URLSearchParams(body))),
        );
        interactionRoutes(pages, provider);
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
