import { requireNode } from './node.mjs';

requireNode();
const { endWithNpm } = await import('./endWithNpm.mjs');
endWithNpm();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();

const { mkdirSync, rmSync, writeFileSync } = await import('node:fs');
const { findChromium, walkingBrowsers } = await import('./chromium.mjs');
const { machineNow } = await import('../test/machine.mjs');
const { keepFlaky } = await import('../test/flaky.mjs');
const { keepFailed, onlyFailed, readFailed } = await import('../test/lastFailed.mjs');
const { runGroups } = await import('../test/runGroups.mjs');
const { chooseScope } = await import('../test/scope.mjs');
const { stagesOf } = await import('../test/stages.mjs');
const { isGreen, summaryOf } = await import('../test/summary.mjs');
const { changedPartsOf, readPassed } = await import('../test/unchanged.mjs');

const given = process.argv.slice(2);
const isLastFailed = given.includes('--last-failed');
const isAll = isLastFailed || given.includes('--all') || Boolean(process.env.CI);
const failedFile = '.cache/failed.json';
const passedFile = '.cache/passed.json';
const failed = isLastFailed ? readFailed(failedFile) : {};
if (!failed) {
  console.log('Ingenting feilet sist.');
  process.exit(0);
}

const chosen = (() => {
  try {
    return chooseScope(given.filter((name) => name !== '--last-failed' && name !== '--all'));
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
})();

const { scope, unchanged, passedNow } = changedPartsOf(chosen, isAll ? {} : readPassed(passedFile));

const chromium = scope.whole || scope.journeys.length > 0 ? findChromium() : '';
if (chromium === undefined) {
  console.error('Fant ingen Chromium. Installer en, eller sett CHROMIUM_PATH til den.');
  process.exit(1);
}

const browsers = chromium ? walkingBrowsers(chromium) : [];
for (const browser of browsers) console.log(browser);
const machines = [machineNow()];

// A runner that ends before it writes its report is not counted by the report of the run before.
rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });
const groups = stagesOf(scope, chromium);
const results = await runGroups(isLastFailed ? onlyFailed(groups, failed) : groups);
keepFlaky('.cache/flaky.txt', results);
keepFailed(failedFile, results);
if (!isLastFailed) writeFileSync(passedFile, JSON.stringify(passedNow(results)));
machines.push(machineNow());
const notRun =
  unchanged.join(', ') && `unchanged since passed, not run without --all: ${unchanged.join(', ')}`;
const summary = summaryOf(results, [machines.join(', at the end '), ...browsers, notRun]);
writeFileSync('.cache/reports/summary.txt', `${summary.join('\n')}\n`);
for (const line of summary) console.log(line);
process.exit(isGreen(results) ? 0 : 1);
