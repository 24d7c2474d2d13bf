import type { ErrorAnswer } from '@byggtun/shared/contract/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isForeignValue } from '../database/isForeignValue';
import { refusalOf } from './refusalOf';
import { Refusal } from './refuse';

/** Our faults in full, what the surroundings keep us from in one line; what is refused on purpose, or nobody waits for, is none. */
const logFault = (error: FastifyError | Refusal, refusal: Refusal, request: FastifyRequest) => {
  if (error instanceof Refusal) return;
  const { log, routeOptions, socket } = request;
  const { url: route } = routeOptions;
  if (refusal.status === 500 || isForeignValue(error)) log.error({ err: error, route }, 'failed');
  else if (refusal.status > 500 && !socket.destroyed)
    log.warn({ problem: error.message, route }, 'the database did not answer');
};

const answer = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error);
  logFault(error, refusal, request);
  const { code, message, fields, path } = refusal;
  const body: ErrorAnswer = { error: code, message, errors: fields, path };
  return reply.status(refusal.status).headers(refusal.headers).send(body);
};

/** Answers what fails before a route is found, such as an address that is no address, in the same shape. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(error, request, reply);
};

/** Turns every error into the one shape of the contract; what went wrong inside is logged and never answered. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Refusal>(answer);
};
