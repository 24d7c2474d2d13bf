import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

import { addressKey } from '../limit/addressKey';
import { createFairQueue, type FairQueue, NoTurnError } from '../limit/createFairQueue';
import { createRate } from '../limit/createRate';
import type { Limits } from '../limit/limits';
import type { LimitName } from '../limit/limitTable';
import { type Bulkhead, bulkheads } from './bulkhead';
import { createCallTurn } from './callTurn';
import { Refusal, refuse } from './refuse';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What a call passes before it is worked on. */
export interface CallGate {
  /** Counts the call, and waits for one's turn. Before its body is read. */
  enter: Hook;
  /** As `enter` for a person whom the guard has let in; a system that it has made sure of waits for nobody, and nobody for it. */
  enterGuarded: Hook;
  /** Lets the guard decide; who it turns away again and again is slowed down. */
  guarded: (guard: onRequestAsyncHookHandler) => Hook;
  /** Waits for a turn among the calls that cost much. When its body has been checked. */
  enterBulkhead: (bulkhead: Bulkhead) => Hook;
}

/** Who calls: the person, or without a sign-in the address. */
const callerOf = ({ token, ip }: FastifyRequest) =>
  token ? `person ${token.subject}` : `address ${addressKey(ip)}`;

/** Milliseconds for which a caller who asks too often waits for the refusal: asking on costs more than it brings. */
const refusalDelay = 1000;

/** Makes the gate of an instance: rates and queues of each person, and of each address without one. */
export const createCallGate = (limits: Limits): CallGate => {
  const { of } = limits;
  const timeout = of.waitSeconds * 1000;
  const personRate = createRate(limits, 'callsPerMinute', 60);
  const addressRate = createRate(limits, 'addressCallsPerMinute', 60);
  const calls = createFairQueue({ perKey: of.callsAtOnce, waiting: of.callsWaiting });
  const queueOf = (bulkhead: Bulkhead): FairQueue => {
    const { perPerson, inAll } = bulkheads[bulkhead];
    return createFairQueue({ perKey: of[perPerson], total: of[inAll], waiting: of.callsWaiting });
  };
  const costly: Record<Bulkhead, FairQueue> = { lists: queueOf('lists'), exports: queueOf('exports') };

  const slowDown = (rate: Promise<void>) =>
    rate.catch(async (refusal: unknown) => {
      await sleep(refusalDelay, undefined, { ref: false });
      throw refusal;
    });
  const waitFor = async (queue: FairQueue, name: LimitName, request: FastifyRequest) => {
    const { signal, hold } = request.turn;
    try {
      hold(await queue.enter(callerOf(request), { timeout, signal }));
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      if (error.why === 'left') throw refuse.left();
      if (error.why === 'late') throw limits.busy(name);
      await slowDown(Promise.reject(limits.tooMany('callsWaiting')));
    }
  };
  const enter: Hook = async (request, reply) => {
    request.turn = createCallTurn(reply.raw);
    const { token, ip } = request;
    await slowDown(token ? personRate(token.subject) : addressRate(addressKey(ip)));
    await waitFor(calls, 'callsAtOnce', request);
  };
  return {
    enter,
    enterGuarded: async (request, reply) => {
      if (request.token) await enter(request, reply);
      else request.turn = createCallTurn(reply.raw);
    },
    guarded: (guard) =>
      async function (request, reply) {
        try {
          await guard.call(request.server, request, reply);
        } catch (error) {
          if (error instanceof Refusal && error.status === 401)
            await slowDown(addressRate(addressKey(request.ip)));
          throw error;
        }
      },
    enterBulkhead: (bulkhead) => (request) => waitFor(costly[bulkhead], bulkheads[bulkhead].inAll, request),
  };
};
