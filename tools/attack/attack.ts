// One contractor does all that once stopped the portal, against a portal of its own: does a second person notice? First one thing after the
// other without a limit on calls a minute, so that each defence stands alone; then everything at once, with the limits as they are.
//   --scale 20000    how many cases the lists hold
//   --only WORD      the attacks whose name holds it
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { startPortal, temporaryData } from '../bench/support/portal';
import { allAttacks } from './attacks/all';
import { createBystander, type Experience } from './bystander';
import { startAttacker } from './startAttacker';

/** Milliseconds of the second person's list (p95), and MB above idle of the server. */
const bars = { p95: 150, memory: 300 };
/** Milliseconds for which each attack is made again and again. */
const milliseconds = 4000;
const { values: options } = parseArgs({
  options: { scale: { type: 'string', default: '20000' }, only: { type: 'string', default: '' } },
});

const data = temporaryData();
const seed = fileURLToPath(new URL('../run/seed.mjs', import.meta.url));
const env = { ...process.env, BYGGTUN_DATA: data };
const seeded = spawnSync(process.execPath, [seed, '--scale', options.scale], { stdio: 'inherit', env });
assert.equal(seeded.status, 0, 'the database could not be filled');

const problems: string[] = [];
let judged = 0;
const figure = (value: number) => value.toFixed(0).padStart(6);
const row = (
  name: string,
  { p50, p95, worst, calls, failed, memory }: Experience,
  idle = memory,
  answers = '',
) =>
  console.log(
    `${name.padEnd(68)} ${figure(p50)} ${figure(p95)} ${figure(worst)} ${figure(calls)} ${figure(failed)} ${figure(memory - idle)}  ${answers}`,
  );
const judge = (name: string, { p95, failed, memory }: Experience, idle: number) => {
  judged += 1;
  if (failed > 0) problems.push(`${name}: ${failed} calls of a second person failed`);
  if (p95 > bars.p95) problems.push(`${name}: p95 ${p95.toFixed(0)} ms`);
  if (memory - idle > bars.memory) problems.push(`${name}: ${(memory - idle).toFixed(0)} MB above idle`);
};

/** Makes the attacks, each group of them at once, against a portal with these limits. */
const withstand = async (
  port: number,
  limits: Record<string, string>,
  groups: [name: string, names: string[]][],
) => {
  const portal = await startPortal({ port, data, asOne: true, env: { LOG_LEVEL: 'error', ...limits } });
  const attacker = await startAttacker(port);
  const watch = await createBystander(port, portal.pid);
  const idle = await watch(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  row('nothing goes on', idle);
  for (const [name, names] of groups) {
    let answers = '';
    const experience = await watch(async () => {
      const tally = await attacker.attack({ names, milliseconds });
      answers = tally.map(([answer, count]) => `${answer}×${count}`).join(' ');
    });
    row(name, experience, idle.memory, answers);
    judge(name, experience, idle.memory);
  }
  attacker.end();
  await portal.end();
};

console.log(`${'while'.padEnd(68)}    p50    p95  worst  calls failed  MB up  answers`);
const attacks = allAttacks.filter(({ name }) => name.includes(options.only));
const unbounded = {
  BYGGTUN_LIMIT_CALLS_PER_MINUTE: '1000000',
  BYGGTUN_LIMIT_SIGN_IN_PAGES_PER_MINUTE: '100000',
};
await withstand(
  4940,
  unbounded,
  attacks.map(({ finding, name }) => [`(${finding}) ${name}`, [name]]),
);
await withstand(4941, {}, [['everything at once', attacks.map(({ name }) => name)]]);

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${judged - problems.length} passed, ${problems.length} failed`);
process.exit(problems.length === 0 ? 0 : 1);
