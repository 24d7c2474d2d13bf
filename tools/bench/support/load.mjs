// @ts-check
import { Agent, request } from 'node:http';

/** One request over a kept connection; resolves with its milliseconds. */
const shoot = (agent, url, headers, body) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
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

/**
 * Posts the same body over so many connections for so many seconds, each connection one call at a time.
 * @param {string} url
 * @param {{ token?: string, body: unknown, connections: number, seconds: number }} options
 * @returns {Promise<{ p50: number, p95: number, perSecond: number }>} milliseconds, and calls a second
 */
export async function load(url, { token, body, connections, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  /** @type {number[]} */
  const times = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const one = async () => {
    while (performance.now() < end) times.push(await shoot(agent, url, headers, text));
  };
  await Promise.all(Array.from({ length: connections }, one));
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), perSecond: times.length / took };
}
