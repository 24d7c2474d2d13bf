import type { ErrorAnswer } from '@byggtun/shared/contract/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { Refusal, refuse } from './refuse';

const internal = new Refusal(500, 'internal', 'Feil på server');

const refusalOf = (error: FastifyError | Refusal): Refusal => {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 404) return refuse.notFound();
  if (error.statusCode === 413) return new Refusal(413, 'tooLarge', 'Innholdet er for stort');
  if (error.statusCode === 415) return refuse.unsupported();
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Refusal(400, 'invalid', 'Ugyldig input');
  return internal;
};

const answer = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'failed');
  const body: ErrorAnswer = { error: refusal.code, message: refusal.message, errors: refusal.fields };
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
