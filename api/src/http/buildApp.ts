import './decoration';

import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';

import type { Connection } from '../database/connect';
import { openFiles } from '../file/openFiles';
import { identityRoutes } from '../identity/identityRoutes';
import { createTokenRules } from '../identity/tokenRules';
import { createVerifyToken } from '../identity/verifyToken';
import { openReleases } from '../release/follow/openReleases';
import { routes } from '../routes';
import type { Settings } from '../settings';
import { acceptBytes } from './acceptBytes';
import { answerBadAddress, answerErrors } from './answerErrors';
import { configRoute } from './configRoute';
import { logAnswers, loggerOf } from './logger';
import { openApi } from './openApi';
import { portalPage } from './portalPage';
import { registryRoute } from './registryRoute';
import { securityHeaders } from './securityHeaders';
import { staticFiles } from './staticFiles';
import { validate } from './validation';

const create = (settings: Settings): FastifyInstance =>
  fastify({
    logger: loggerOf(settings),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    // An e-mail address can stand in a path.
    routerOptions: { maxParamLength: 320 },
    forceCloseConnections: true,
    frameworkErrors: answerBadAddress,
  });

/** Builds the whole server on an open database; it does not listen yet. */
export const buildApp = async (settings: Settings, database: Connection): Promise<FastifyInstance> => {
  const app = create(settings);
  app.decorate('settings', settings);
  app.decorate('database', database);
  app.decorate('verifyToken', createVerifyToken(createTokenRules(settings, database)));
  app.decorate('releases', openReleases(settings, app.log));
  app.decorate('files', openFiles(settings));
  app.decorateRequest('token', undefined);
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  answerErrors(app);
  logAnswers(app);
  await securityHeaders(app);
  await app.register(multipart);
  acceptBytes(app);
  await openApi(app);
  for (const register of routes) register(app);
  await identityRoutes(app);
  configRoute(app);
  registryRoute(app);
  await staticFiles(app);
  portalPage(app);
  await app.ready();
  return app;
};
