import './core/http/decoration';
import './record/area/decoration';

import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';

import { areas as allAreas } from './areas';
import { createConversion } from './core/conversion/createConversion';
import type { Connection } from './core/database/connect';
import { openFiles } from './core/file/openFiles';
import { healthRoutes } from './core/health/healthRoutes';
import { acceptBytes } from './core/http/acceptBytes';
import { answerBadClient } from './core/http/answerBadClient';
import { answerBadAddress, answerErrors } from './core/http/answerErrors';
import { createCallGate } from './core/http/callGate';
import { closeUnread } from './core/http/closeUnread';
import { configRoute } from './core/http/configRoute';
import { connectionLimits } from './core/http/connectionLimits';
import { inLine } from './core/http/inLine';
import { logAnswers, loggerOf } from './core/http/logger';
import { openApi } from './core/http/openApi';
import { portalPage } from './core/http/portalPage';
import { refuseNul } from './core/http/refuseNul';
import { registryRoute } from './core/http/registryRoute';
import { requireOwnHost } from './core/http/requireOwnHost';
import { securityHeaders } from './core/http/securityHeaders';
import { serverOptions } from './core/http/serverOptions';
import { staticFiles } from './core/http/staticFiles';
import { trustOf } from './core/http/trustedProxies';
import { validate } from './core/http/validation';
import { watchEventLoop } from './core/http/watchEventLoop';
import { hubRoutes } from './core/hub/hubRoutes';
import { identityRoutes } from './core/identity/identityRoutes';
import { createTokenRules } from './core/identity/tokenRules';
import { createVerifyToken } from './core/identity/verifyToken';
import { createInspection } from './core/inspection/createInspection';
import { createLimits } from './core/limit/limits';
import { createPrinting } from './core/pdf/createPrinting';
import { createPictures } from './core/picture/createPictures';
import { openReleases } from './core/release/follow/openReleases';
import { createScanner } from './core/scan/createScanner';
import type { Settings } from './core/settings/settings';
import type { Area } from './record/area/area';
import { collect } from './record/area/collect';
import { recordRoutes } from './record/recordRoutes';

const create = (settings: Settings): FastifyInstance =>
  fastify({
    logger: loggerOf(settings),
    logController: new LogController({ disableRequestLogging: true }),
    ...serverOptions(settings),
    trustProxy: trustOf(settings),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadClient,
  });

/** Builds the whole server on an open database; it does not listen yet. @param areas others than all of them, for tests */
export const buildApp = async (
  settings: Settings,
  database: Connection,
  areas: readonly Area[] = allAreas,
): Promise<FastifyInstance> => {
  const app = create(settings);
  app.decorate('settings', settings);
  app.decorate('database', database);
  app.decorate('limits', createLimits(settings.limits, app.log));
  app.decorate('gate', createCallGate(app.limits));
  app.decorate('verifyToken', createVerifyToken(createTokenRules(settings, database)));
  app.decorate('releases', openReleases(settings, app.log));
  app.decorate('files', openFiles(settings));
  app.decorate('inspection', createInspection(app.limits));
  app.decorate('scanner', createScanner(app));
  app.decorate('printing', createPrinting(app.limits));
  app.decorate('pictures', createPictures(app));
  app.decorate('conversion', createConversion(app));
  app.decorate('registers', collect(areas));
  app.decorateRequest('token', undefined);
  app.decorateRequest('turn');
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  answerErrors(app);
  inLine(app);
  logAnswers(app);
  closeUnread(app);
  connectionLimits(app);
  const eventLoop = watchEventLoop(app);
  app.decorate('eventLoopDelay', eventLoop.delay);
  app.addHook('onClose', () => eventLoop.stop());
  await securityHeaders(app);
  requireOwnHost(app, settings);
  refuseNul(app);
  await app.register(multipart);
  acceptBytes(app);
  await openApi(app);
  for (const register of [healthRoutes, hubRoutes, ...recordRoutes]) register(app);
  for (const register of areas.flatMap(({ routes }) => routes)) register(app);
  await identityRoutes(
    app,
    areas.flatMap(({ signInPages = [] }) => signInPages),
  );
  configRoute(app);
  registryRoute(app);
  await staticFiles(app);
  portalPage(app);
  await app.ready();
  return app;
};
