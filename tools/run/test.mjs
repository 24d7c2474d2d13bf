import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();

const { mkdirSync, rmSync } = await import('node:fs');
const { chromiumVersion, findChromium } = await import('./chromium.mjs');
const { runStages } = await import('../test/runStages.mjs');
const { chooseScope } = await import('../test/scope.mjs');
const { stagesOf } = await import('../test/stages.mjs');

const scope = (() => {
  try {
    return chooseScope(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
})();

const chromium = scope.journeys.length > 0 ? findChromium() : '';
if (chromium === undefined) {
  console.error('Fant ingen Chromium. Installer en, eller sett CHROMIUM_PATH til den.');
  process.exit(1);
}

if (chromium) console.log(`${chromiumVersion(chromium)}: ${chromium}`);

// A runner that ends before it writes its report is not counted by the report of the run before.
rmSync('.cache/reports', { recursive: true, force: true });
mkdirSync('.cache/reports', { recursive: true });
const total = { passed: 0, failed: 0 };
const flakyOnes = [];
for (const stages of stagesOf(scope, chromium)) {
  for (const { passed, failed, flaky = [] } of await runStages(stages)) {
    total.passed += passed;
    total.failed += failed;
    flakyOnes.push(...flaky);
  }
}
for (const name of flakyOnes) console.log(`FLAKY ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
