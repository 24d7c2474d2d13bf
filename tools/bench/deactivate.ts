// A main contact deactivates somebody with 5,000 open cases: complaints, enquiries, actions and self-checks. Counted in the database
// afterwards: that all of it has moved and nothing else, in one transaction, with one line in each journal, and how many were mailed.
//   --cases 5000      how many are open
//   --rounds 5        how many people leave
//   --port 4340
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';

import { deactivateContactPerson } from '@byggtun/shared/contract/companySave';
import { getProfile } from '@byggtun/shared/contract/user';
import pg from 'pg';

import { caller } from './support/callApi';
import { openWorkFor } from './support/openWorkFor';
import { startPortal, temporaryData } from './support/portal';
import { databaseOf } from './support/startBare';
import { tokenFor } from './support/tokenFor';

const bar = 3000;
const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4340' },
  },
});
const cases = Number(options.cases);

const data = temporaryData();
const portal = await startPortal({ port: Number(options.port), data });
const pool = new pg.Pool({ connectionString: databaseOf(data), max: 2 });
const ask = caller(portal.origin, await tokenFor(portal.origin, 'marte@nordretomrer.example'));
const { id: mainId, contact } = await ask(getProfile, {});

const one = async (text: string, values: unknown[]): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(text, values);
  return rows[0]?.n ?? 0;
};

/** What lies there of somebody who has left. */
const countOf = async (id: number) => ({
  /** Still theirs: what was done before stays. */
  theirs: await one(
    `select (select count(*) from complaint where responsible_id = $1)::int + (select count(*) from action where responsible_id = $1)::int
       + (select count(*) from schedule where responsible_id = $1)::int as n`,
    [id],
  ),
  lines: await one(
    `select count(*)::int as n from journal
     where field = 'responsible' and from_value = $1 and to_value = $2 and created_by_id = $2`,
    [id, mainId],
  ),
  records: await one(
    'select count(distinct (owner_kind, owner_id))::int as n from journal where from_value = $1 and to_value = $2',
    [id, mainId],
  ),
  transactions: await one(
    `select count(distinct by)::int as n from (
       select xmin::text as by from journal where from_value = $1 and to_value = $2
       union all select xmin::text from contact_person where id = $1) done`,
    [id, mainId],
  ),
});

const mails = () => one('select count(*)::int as n from mail', []);
const problems: string[] = [];
const expect = (what: string, is: number, wanted: number) => {
  if (is !== wanted) problems.push(`${what}: ${is}, not ${wanted}`);
};
const took: number[] = [];

for (let round = 1; round <= Number(options.rounds); round++) {
  const { id, open, done } = await openWorkFor(pool, contact.id, cases);
  assert.equal(open, cases);
  const [mailsBefore, mainBefore] = [await mails(), (await countOf(mainId)).theirs];
  const started = performance.now();
  const answer = await ask(deactivateContactPerson, { params: { id: contact.id, personId: id } });
  took.push(performance.now() - started);
  const { theirs, lines, records, transactions } = await countOf(id);
  const { regLines, actions, checkups } = answer;
  const told = regLines.length + actions.length + checkups.length;
  const mailed = (await mails()) - mailsBefore;
  expect('cases that the answer names', told, cases);
  expect('cases that are theirs afterwards, all done before', theirs, done);
  expect('cases that the main contact has got', (await countOf(mainId)).theirs - mainBefore, cases);
  expect('lines of journals', lines, cases);
  expect('records with a line', records, cases);
  expect('transactions', transactions, 1);
  // At most one letter to each of the two.
  if (mailed > 2) problems.push(`mails: ${mailed}, at most 2`);
  console.log(
    `${regLines.length} complaints and enquiries, ${actions.length} actions, ${checkups.length} self-checks moved in ` +
      `${(took.at(-1) ?? 0).toFixed(0)} ms; ${lines} journal lines, ${transactions} transaction, ${mailed} mails, ${theirs} done ones left`,
  );
}

await pool.end();
await portal.end();
const worst = Math.max(...took);
const middle = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
if (worst > bar) problems.push(`the slowest took ${worst.toFixed(0)} ms, bar ${bar}`);
console.log(
  problems.length === 0
    ? `\nAll moved, once each: ${middle.toFixed(0)} ms, at worst ${worst.toFixed(0)} of ${bar} ms.`
    : `\nNot as it should be:\n${[...new Set(problems)].join('\n')}`,
);
process.exit(problems.length === 0 ? 0 : 1);
