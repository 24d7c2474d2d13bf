import assert from 'node:assert/strict';

import type { ListShot } from './listShots';
import { type Load, load, middleOf } from './load';

/** So many times slower than the bare handler it may be. */
const ratioBar = 1.3;

interface JudgeOptions {
  /** Origin of the portal that is measured. */
  portal: string;
  /** Address of the bare handler. */
  bare: string;
  /** Rounds of each call, whose middle counts; one more warms up. */
  rounds: number;
  /** How long a round lasts. */
  seconds: number;
  connections: number;
  /** What the bare handler is sent for what the portal is sent, when that differs. */
  bareBody?: (path: string, body: ListShot['body']) => ListShot['body'];
}

/** A call that is measured: a list with what it is sent, or one record, which is fetched. */
type Shot = Omit<ListShot, 'body'> & Partial<Pick<ListShot, 'body'>>;

interface Caller {
  /** As it is printed. */
  who: string;
  token: string;
  /** Company whose rows are seen, or the person where a list is one's own; 0 for all. */
  company: number;
}

/** Posts the body; without one it is a GET. */
const call = async (url: string, body: unknown, token = '') => {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(
    url,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  assert.equal(answer.status, 200, `${url}: ${await answer.clone().text()}`);
  return answer.json() as Promise<unknown>;
};

const figure = (value: number) => value.toFixed(1).padStart(8);

/** Measures calls beside the bare handler on the same database, in turn in the same run, and keeps what is beyond the bars. */
export const createJudge = ({
  portal,
  bare,
  rounds,
  seconds,
  connections,
  bareBody = (_, body) => body,
}: JudgeOptions) => {
  const problems: string[] = [];

  /** Measures one call on every side in turn; the first turn warms up. */
  const measure = async (sides: { url: string; token?: string }[], body: unknown): Promise<Load[]> => {
    const loads: Load[][] = sides.map(() => []);
    for (let turn = -1; turn < rounds; turn++)
      for (const [at, side] of sides.entries()) {
        const { url, ...token } = side;
        const round = await load(url, { body, connections, seconds: turn < 0 ? 1 : seconds, ...token });
        if (turn >= 0) loads[at]?.push(round);
      }
    return loads.map(middleOf);
  };

  /** What is sent: a contractor's list may be shorter than forty pages. */
  const bodyFor = async (url: string, token: string, body: ListShot['body']) => {
    const { totalPages = 1 } = (await call(url, { ...body, page: 1 }, token)) as { totalPages?: number };
    return body.page ? { ...body, page: Math.max(1, Math.min(body.page, totalPages)) } : body;
  };

  const judge = async ({ who, token, company }: Caller, { name, path, bar, body: asked }: Shot) => {
    const ours = { url: `${portal}/api${path}`, token };
    const other = { url: `${bare}/${company}${path}` };
    const body = asked && (await bodyFor(ours.url, token, asked));
    const full = body && bareBody(path, body);
    assert.deepEqual(await call(other.url, full), await call(ours.url, body, token), name);
    const [mine, theirs] = await measure([ours, other], full);
    if (!mine || !theirs) return;
    const ratio = Math.max(mine.p50 / theirs.p50, mine.p95 / theirs.p95);
    console.log(
      `${who.padEnd(11)} ${path.padEnd(18)} ${name.padEnd(28)} p50 ${figure(mine.p50)} ms  p95 ${figure(mine.p95)} ms` +
        `   bare ${figure(theirs.p50)} ${figure(theirs.p95)}   ratio ${ratio.toFixed(2)}`,
    );
    if (mine.p95 > bar) problems.push(`${who}, ${path}, ${name}: p95 ${mine.p95.toFixed(0)} ms, bar ${bar}`);
    if (ratio > ratioBar && bar !== Infinity)
      problems.push(`${who}, ${path}, ${name}: ${ratio.toFixed(2)} times the bare handler, bar ${ratioBar}`);
  };

  return { judge, problems };
};

/** Says whether all was within the bars, and ends with it. */
export const finish = (problems: string[]): never => {
  console.log(
    problems.length === 0 ? '\nAll within the bars.' : `\nBeyond the bars:\n${problems.join('\n')}`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
};
