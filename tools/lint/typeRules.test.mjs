import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

const root = new URL('../../', import.meta.url).pathname;
const configuration = JSON.parse(readFileSync(`${root}.oxlintrc.json`, 'utf8'));

/** A line for each rule that needs types, which it must find. */
const faults = {
  'await-thenable': 'export const a = async () => await 5;',
  'no-array-delete': 'const list = [1]; delete list[0];',
  'no-base-to-string': 'export const b = String({});',
  'no-duplicate-type-constituents': "export type C = 'x' | 'x';",
  'no-floating-promises': 'Promise.resolve(1);',
  'no-for-in-array': 'for (const key in [1, 2]) console.error(key);',
  'no-implied-eval': "setTimeout('1');",
  'no-misused-promises': '[1].forEach(async () => { await Promise.resolve(); });',
  'no-redundant-type-constituents': 'export type D = string | unknown;',
  'no-unnecessary-condition': 'export const e = (text: string) => text?.length;',
  'no-unnecessary-type-assertion': 'export const f = (text: string) => text as string;',
  'no-unsafe-argument': 'export const g = (anything: any) => Math.max(anything);',
  'no-unsafe-assignment': 'export const h = (anything: any) => { const one = anything; void one; };',
  'no-unsafe-call': 'export const i = (anything: any) => { anything(); };',
  'no-unsafe-enum-comparison': 'enum E { one } export const j = (each: E) => each === 0;',
  'no-unsafe-member-access': 'export const k = (anything: any) => { void anything.name; };',
  'no-unsafe-return': 'export const l = (anything: any): string => anything;',
  'no-unsafe-unary-minus': 'export const m = (text: string) => -(text as unknown as boolean);',
  'only-throw-error': "export const n = () => { throw 'text'; };",
  'prefer-promise-reject-errors': "export const o = () => Promise.reject('text');",
  'require-await': 'export const p = async () => 1;',
  'restrict-plus-operands':
    'export const q = (one: number, other: object) => one + (other as never as string[]);',
  'restrict-template-expressions': 'export const r = (one: object) => `${one}`;',
  'switch-exhaustiveness-check':
    "export const s = (kind: 'x' | 'y') => { switch (kind) { case 'x': return 1; } };",
  'unbound-method': 'class T { name = 1; method() { return this.name; } } export const u = new T().method;',
};

const rulesOf = ({ rules }) => Object.keys(rules).map((rule) => rule.replace('typescript/', ''));

describe('the rules that need types', () => {
  /** @type {string} */
  let folder;
  /** @type {{ code: string, filename: string }[]} */
  let found;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'byggtun-lint-'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, target: 'es2022', lib: ['es2022', 'dom'], types: [] },
      }),
    );
    for (const [rule, line] of Object.entries(faults))
      writeFileSync(join(folder, `${rule}.ts`), `export {};\n${line}\n`);
    const { stdout } = spawnSync(
      `${root}node_modules/.bin/oxlint`,
      ['--type-aware', '-c', `${root}.oxlintrc.json`, '--format', 'json', folder],
      { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 },
    );
    found = JSON.parse(stdout).diagnostics;
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  test('each has a fault planted here', () =>
    assert.deepEqual(rulesOf(configuration.overrides[0]), Object.keys(faults)));

  for (const rule of Object.keys(faults))
    test(rule, () =>
      assert.ok(
        found.some(({ code, filename }) => code.includes(`(${rule})`) && filename.endsWith(`${rule}.ts`)),
        `${rule} finds nothing`,
      ),
    );
});
