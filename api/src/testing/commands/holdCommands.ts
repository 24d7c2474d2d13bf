import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Ground } from '../rights/ground';
import type { CommandRow } from './commandRow';
import { senderOf } from './sendCommand';
import { type Tried, ways } from './ways';

/** A refusal is a sentence, not a fault. */
const holdRefusal = ({ status, answer }: Tried) => {
  if (status === 200) return;
  const { message } = answer as { message?: string };
  assert.ok(
    status !== undefined && status >= 400 && status < 500 && message,
    JSON.stringify([status, answer]),
  );
};

/** What may lie there of one content. */
const boundsOf = ({ keeps }: CommandRow, said: number, unheard: number): [number, number] => {
  if (keeps === 'each') return [said, said + unheard];
  return [Math.min(said, 1), Math.min(said + unheard, 1)];
};

const holdContents = (row: CommandRow, tried: readonly Tried[], held: readonly string[]) => {
  const { saysYes = () => true } = row;
  for (const content of new Set(tried.map(({ sent }) => sent.content))) {
    const own = tried.filter(({ sent }) => sent.content === content);
    const said = own.filter(({ status, answer }) => status === 200 && saysYes(answer)).length;
    const unheard = own.filter(({ status }) => status === undefined).length;
    const [least, most] = boundsOf(row, said, unheard);
    const count = held.filter((one) => one === content).length;
    assert.ok(
      count >= least && count <= most,
      `'${content}' lies there ${count} times, not ${least} to ${most}`,
    );
  }
};

/** Holds each line of the table of commands in each way: success is said only for what the server has stored. */
export const holdCommands = (table: readonly CommandRow[], groundOf: () => Ground): void => {
  for (const row of table)
    for (const [name, { go, isOneWish, isAtOnce }] of Object.entries(ways))
      void test(`${row.route.method} ${row.route.path}: ${name}`, async () => {
        const ground = groundOf();
        const trial = await row.begin(ground);
        const { one, other = one } = trial;
        const tried = await go(senderOf(ground, row, trial), { one, other });
        const held = await trial.held();
        tried.forEach((call) => call.status !== undefined && holdRefusal(call));
        const yes = tried.filter(({ status }) => status === 200);
        if (isOneWish) assert.ok(held.includes(one.content), 'what was wanted is not there');
        else assert.ok(held.includes(one.content) || held.includes(other.content), 'nothing is there');
        if (row.keeps === 'first') assert.equal(held.length, 1, `overwritten: ${held.join(', ')}`);
        if (row.keeps !== 'last') holdContents(row, tried, held);
        else if (isAtOnce) assert.ok(yes.some(({ sent }) => held.includes(sent.content)));
        else assert.deepEqual(held, [yes.at(-1)?.sent.content]);
      });
};
