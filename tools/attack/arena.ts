import { Agent, request } from 'node:http';

import { caller, newestCase } from '../bench/support/callApi';
import { tokenFor } from '../bench/support/tokenFor';

/** What an attack has to work with: a portal of its own on this machine, and one contractor who is signed in. */
export interface Arena {
  /** `http://127.0.0.1:4940`; never another machine's. */
  origin: string;
  port: number;
  token: string;
  ask: ReturnType<typeof caller>;
  /** A case that the contractor sees. */
  caseId: number;
  /** Sends anything and notes how it was answered. Leaving after so many milliseconds is part of some attacks. */
  send: (path: string, options?: Sent) => Promise<number>;
  /** Notes how something was answered that was not sent by `send`. */
  note: (answer: string | number) => void;
  /** How often each answer came; begins anew with each attack. */
  takeTally: () => Map<string | number, number>;
}

interface Sent {
  method?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Milliseconds after which the sender is gone. */
  leaveAfter?: number;
  /** With the contractor's token; by default it is. */
  signedIn?: boolean;
}

/** Signs the contractor in and makes the arena. */
export const enterArena = async (port: number): Promise<Arena> => {
  const token = await tokenFor(`http://localhost:${port}`, 'piotr@nordretomrer.example');
  const origin = `http://127.0.0.1:${port}`;
  const ask = caller(origin, token);
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let tally = new Map<string | number, number>();
  const note = (answer: string | number) => void tally.set(answer, (tally.get(answer) ?? 0) + 1);

  const send: Arena['send'] = (path, { method, body, headers = {}, leaveAfter, signedIn = true } = {}) =>
    new Promise((resolve) => {
      let isOver = false;
      const end = (status: number, answer: string | number = status) => {
        if (isOver) return;
        isOver = true;
        note(answer);
        resolve(status);
      };
      const sent = request(origin + path, {
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(signedIn && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      if (leaveAfter !== undefined) setTimeout(() => sent.destroy(), leaveAfter);
      sent.setTimeout(60_000, () => sent.destroy());
      sent.once('response', (answer) => {
        answer.resume();
        answer.once('close', () => end(answer.statusCode ?? 0));
      });
      sent.on('error', () => end(0, leaveAfter === undefined ? 'closed' : 'left'));
      sent.end(body);
    });
  const takeTally = () => {
    const taken = tally;
    tally = new Map();
    return taken;
  };
  return { origin, port, token, ask, caseId: await newestCase(ask), send, note, takeTally };
};

/** One attack: what one contractor can do at once, bounded in count and time. */
export interface Attack {
  finding: number;
  name: string;
  run: (arena: Arena) => Promise<void>;
}

/** Does something so many times, so many at once. */
export const times = async (
  count: number,
  atOnce: number,
  work: (at: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < count; at = next++) await work(at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
