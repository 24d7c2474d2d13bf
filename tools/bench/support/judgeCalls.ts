import assert from 'node:assert/strict';

import { type Load, load, middleOf } from './load';

interface JudgeOptions {
  /** p95 in ms that a call may take. */
  bar: number;
  /** Rounds of each call, whose middle counts; one more warms up. */
  rounds: number;
  /** How long a round lasts. */
  seconds: number;
  connections: number;
}

/** Where a call is answered. */
interface Side {
  url: string;
  token?: string;
}

/** One call that reads, as somebody makes it; `bare`: where the bare handler answers it too. */
interface Shot {
  who: string;
  name: string;
  ours: Side;
  bare?: Side;
}

const get = async ({ url, token }: Side) => {
  const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  assert.equal(answer.status, 200, `${url}: ${await answer.clone().text()}`);
  return answer.json() as Promise<unknown>;
};

const warmUp = 0.5;
const figure = (value: number) => value.toFixed(1).padStart(7);

/** Measures calls in turn with a bare handler that must answer the same; one below half the bar in its first round is not asked again. */
export const createCallJudge = ({ bar, rounds, seconds, connections }: JudgeOptions) => {
  const problems: string[] = [];
  let worst = 0;

  const shoot = ({ url, token }: Side, lasting: number) =>
    load(url, { ...(token && { token }), connections, seconds: lasting });

  /** Measures one call on every side in turn; ours first. */
  const measure = async (sides: Side[]): Promise<Load[]> => {
    for (const side of sides) await shoot(side, warmUp);
    const loads: Load[][] = sides.map(() => []);
    for (let turn = 0; turn < rounds; turn++) {
      if ((loads[0]?.[0]?.p95 ?? bar) < bar / 2) break;
      for (const [at, side] of sides.entries()) loads[at]?.push(await shoot(side, seconds));
    }
    return loads.map(middleOf);
  };

  const judge = async ({ who, name, ours, bare }: Shot): Promise<void> => {
    if (bare) assert.deepEqual(await get(bare), await get(ours), name);
    const [mine, theirs] = await measure(bare ? [ours, bare] : [ours]);
    if (!mine) return;
    console.log(
      `${who.padEnd(11)} ${name.padEnd(34)} p50 ${figure(mine.p50)} ms  p95 ${figure(mine.p95)} ms` +
        (theirs
          ? `   bare ${figure(theirs.p50)} ${figure(theirs.p95)}   ${(mine.p50 / theirs.p50).toFixed(2)} ×`
          : ''),
    );
    worst = Math.max(worst, mine.p95);
    if (mine.p95 > bar) problems.push(`${who}, ${name}: p95 ${mine.p95.toFixed(0)} ms, bar ${bar}`);
  };

  return { judge, problems, worst: () => worst };
};
