import type { Route, RouteAnswer } from '@byggtun/shared/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type * as z from 'zod';

import { callDatabase } from '../database/callDatabase';
import type { Connection } from '../database/connect';
import { requireToken, type VerifiedToken } from '../identity/requireToken';
import { requireBytes } from './acceptBytes';
import { bulkheadOf, bulkheads } from './bulkhead';
import { isKiosk } from './origins';
import { packAnswer } from './packAnswer';
import { readForm } from './readForm';
import { type FileAnswer, sendFile } from './sendFile';
import { sendStored, type StoredAnswer } from './sendStored';
import { sendStream, type StreamAnswer } from './sendStream';
import { writeInTurns } from './writeInTurns';
import type { Written } from './writtenList';

type Parsed<R, K extends 'params' | 'query' | 'body'> = R extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler gets: the checked parts of the call, and whose token it carried. */
export interface Call<R extends Route> {
  params: Parsed<R, 'params'>;
  query: Parsed<R, 'query'>;
  body: Parsed<R, 'body'>;
  /** The verified token; undefined on open routes alone. */
  token: R extends { open: true } ? undefined : VerifiedToken;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The database for this call: of calls that cost much (`bulkheadOf`), what runs is cancelled when the caller leaves or the time is up. */
  database: Connection;
}

/** What a handler answers: what the contract says, as a value or written already, or the file. */
type Given<R extends Route> = R extends { file: string; streamed: true }
  ? StreamAnswer
  : R extends { file: string; stored: true }
    ? StoredAnswer
    : R extends { file: string }
      ? FileAnswer
      : RouteAnswer<R> | Written<RouteAnswer<R>>;

const answerOf = ({ answer, file }: Route) => (file ? { content: { [file]: { schema: answer } } } : answer);

const schemaOf = (declared: Route) => ({
  summary: declared.summary,
  tags: [declared.tag],
  ...(declared.params && { params: declared.params }),
  ...(declared.query && { querystring: declared.query }),
  ...(declared.body && { body: declared.body }),
  ...(declared.form && { consumes: ['multipart/form-data'] }),
  ...(declared.bytes !== undefined && { consumes: ['application/octet-stream'] }),
  response: { 200: answerOf(declared) },
  ...(!declared.open && { security: [{ bearer: [] }] }),
});

/**
 * Serves a route of the contract below `/api`: turns away who has no valid token (unless the route is open),
 * checks the parts of the call with zod, and answers what the handler gives. Answers are typed, not checked again.
 * @param guard lets callers in; the token's check by default, none on open routes
 */
export const serve = <R extends Route>(
  app: FastifyInstance,
  declared: R,
  handler: (call: Call<R>) => Promise<Given<R>>,
  guard: onRequestAsyncHookHandler | undefined = declared.open ? undefined : requireToken,
): void => {
  const { gate, limits } = app;
  const bulkhead = bulkheadOf(declared);
  const databaseOf = ({ turn }: FastifyRequest): Connection => {
    if (!bulkhead) return app.database;
    const time = AbortSignal.timeout(limits.of[bulkheads[bulkhead].seconds] * 1000);
    return callDatabase(app.database, AbortSignal.any([turn.signal, time]));
  };
  app.route({
    method: declared.method,
    url: `/api${declared.path}`,
    schema: schemaOf(declared),
    onRequest: guard ? [gate.guarded(guard), gate.enterGuarded] : gate.enter,
    ...(!declared.file && { onSend: packAnswer }),
    ...(declared.form && { preValidation: readForm(declared.form, declared.body) }),
    ...(declared.bytes !== undefined && { preValidation: requireBytes, bodyLimit: declared.bytes }),
    ...(bulkhead && { preHandler: gate.enterBulkhead(bulkhead) }),
    handler: async (request, reply) => {
      const { params, query, body, token, turn } = request;
      const call = { params, query, body, token, request, reply, database: databaseOf(request) } as Call<R>;
      const given = await turn.work(() => handler(call));
      if (declared.keep !== undefined && !isKiosk(request, app.settings))
        reply.headers({ 'cache-control': `private, max-age=${declared.keep}`, vary: 'authorization' });
      if (Buffer.isBuffer(given)) return reply.type('application/json; charset=utf-8').send(given);
      if (!declared.file) {
        const written = await writeInTurns(given);
        return written ? reply.type('application/json; charset=utf-8').send(written) : given;
      }
      if (declared.streamed) return sendStream(reply, declared.file, given as StreamAnswer);
      if (declared.stored) return sendStored(request, reply, given as StoredAnswer);
      return sendFile(request, reply, declared.file, given as FileAnswer);
    },
  });
};
