import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();

const { mkdirSync, readdirSync } = await import('node:fs');
const { chromiumVersion, findChromium } = await import('./chromium.mjs');
const { countJest, countNodeTests, countPlaywright, runStages } = await import('./stages.mjs');

const chromium = findChromium();
if (!chromium) {
  console.error('Fant ingen Chromium. Installer en, eller sett CHROMIUM_PATH til den.');
  process.exit(1);
}

console.log(`${chromiumVersion(chromium)}: ${chromium}`);
mkdirSync('.cache/reports', { recursive: true });
const jestReport = `${root}.cache/reports/jest.json`;
const playwrightReport = `${root}.cache/reports/playwright.json`;
const skewReport = `${root}.cache/reports/skew.json`;
const developmentReport = `${root}.cache/reports/development.json`;
const bin = (name) => `${root}node_modules/.bin/${name}`;
// TypeScript 7 checks in a fifth of the time; the editors and loaders use 6 (tools/README.md).
const nativeTsc = `${root}node_modules/typescript-native/bin/tsc`;
const browserPackages = ['shell', 'shared', ...readdirSync('.').filter((name) => name.startsWith('mf-'))];
const packages = [...browserPackages, 'shell/src/worker', 'api', 'tools', 'e2e'];

const checks = await runStages([
  { name: 'lint', command: bin('eslint'), args: ['.', '--max-warnings', '0'] },
  { name: 'api', command: 'npm', args: ['test'], cwd: 'api', count: countNodeTests },
  {
    name: 'screens',
    command: bin('jest'),
    args: ['--projects', ...browserPackages, '--maxWorkers=1', '--json', `--outputFile=${jestReport}`],
    count: countJest(jestReport),
  },
  { name: 'build', command: process.execPath, args: ['tools/run/build.mjs'] },
  { name: 'tools', command: 'npm', args: ['test'], cwd: 'tools', count: countNodeTests },
  ...packages.map((name) => ({
    name: `types ${name}`,
    command: process.execPath,
    args: [nativeTsc, '--noEmit', '-p', name],
  })),
  { name: 'format', command: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'unused code', command: bin('knip'), args: ['--no-progress'] },
]);
const journeys = await runStages([
  {
    name: 'journeys',
    command: 'npx',
    args: ['playwright', 'test'],
    cwd: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: countPlaywright(playwrightReport),
  },
]);

// After the others: it runs two portals of its own.
const skew = await runStages([
  {
    name: 'version skew',
    command: 'npx',
    args: ['playwright', 'test', '-c', 'playwright.skew.config.ts'],
    cwd: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: skewReport },
    count: countPlaywright(skewReport),
  },
]);

// Alone: it edits a source file, which the others read.
const development = await runStages([
  {
    name: 'hot reload',
    command: 'npx',
    args: ['playwright', 'test', '-c', 'playwright.development.config.ts'],
    cwd: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: developmentReport },
    count: countPlaywright(developmentReport),
  },
]);

const counts = [...checks, ...journeys, ...skew, ...development];
for (const name of counts.flatMap(({ flaky = [] }) => flaky)) console.log(`FLAKY ${name}`);
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
