import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();

const { chmodSync, mkdirSync, mkdtempSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { readChoice } = await import('../dates/readChoice.mjs');
const { stagesAt } = await import('../dates/stagesAt.mjs');
const { runStages } = await import('../test/runStages.mjs');
const { summaryOf } = await import('../test/summary.mjs');

const { scope, clocks, isChosen } = (() => {
  try {
    return readChoice(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
})();

const reports = '.cache/dates';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
mkdirSync('.cache/reports', { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'byggtun-dates-'));
// The embedded database runs as another user.
chmodSync(data, 0o755);
/** @type {import('../test/runStages.mjs').Result[]} */
const results = [];
for (const clock of clocks) {
  const stages = stagesAt(scope, clock, join(data, clock.at.replaceAll(/\W/g, '-')));
  results.push(...(await runStages(stages.filter(isChosen), { reports })));
}
rmSync(data, { recursive: true, force: true });
for (const line of summaryOf(results)) console.log(line);
process.exit(results.every((result) => result.failed === 0) ? 0 : 1);
