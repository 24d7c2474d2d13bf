import type { FastifyInstance, FastifyServerOptions } from 'fastify';

import type { Settings } from '../settings/settings';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Structured logs. Requests are logged by their route, so that no token, query string or e-mail in a path is kept; errors of the database
 * without what it tells of a row's values.
 */
export const loggerOf = ({ logLevel }: Pick<Settings, 'logLevel'>): LoggerOptions => ({
  level: logLevel,
  serializers: {
    req: ({ method }) => ({ method }),
    res: ({ statusCode }) => ({ statusCode }),
  },
  redact: { paths: ['err.detail', 'err.where'], remove: true },
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
