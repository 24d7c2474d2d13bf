import type { FastifyInstance, FastifyServerOptions } from 'fastify';

import type { Settings } from '../settings/settings';

/** Structured logs. Requests are logged by their route, so that no token, query string or e-mail in a path is kept. */
export const loggerOf = ({ logLevel }: Pick<Settings, 'logLevel'>): FastifyServerOptions['logger'] => ({
  level: logLevel,
  serializers: {
    req: ({ method }) => ({ method }),
    res: ({ statusCode }) => ({ statusCode }),
  },
});

/** One line for each answer. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
};
