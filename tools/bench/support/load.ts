import { Agent, request } from 'node:http';

/** What one round of calls came to: milliseconds, and calls a second. */
export interface Load {
  p50: number;
  p95: number;
  perSecond: number;
}

interface LoadOptions {
  token?: string;
  /** Sent with POST; without one it is a GET. */
  body?: unknown;
  connections: number;
  seconds: number;
}

/** One request over a kept connection; resolves with its milliseconds. */
const shoot = (
  agent: Agent,
  url: string,
  headers: Record<string, string | number>,
  body: string | undefined,
) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - started)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });

/** Makes the same call over so many connections for so many seconds, each connection one call at a time. */
export async function load(url: string, { token, body, connections, seconds }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    // As a browser asks.
    'accept-encoding': 'gzip, deflate, br',
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) times.push(await shoot(agent, url, headers, text));
  };
  await Promise.all(Array.from({ length: connections }, one));
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), perSecond: times.length / took };
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** The middle of several rounds, figure by figure. */
export const middleOf = (rounds: Load[]): Load => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
});
