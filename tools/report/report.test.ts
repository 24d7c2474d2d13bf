import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';

import { root } from '../webpack/packageFolders.mjs';
import { judgeChange } from './judgeChange.mjs';
import { hostReport, releasedReport, reports } from './reports';

const host = hostReport();

test('the committed reports are those of the sources', async () => {
  for (const { path, text } of await reports(host)) {
    const file = relative(root, path);
    assert.equal(
      readFileSync(path, 'utf8'),
      text,
      `${file} is stale: run npm run report, and commit what it writes`,
    );
  }
});

test('the host API keeps the promise of its version', () => {
  assert.deepEqual(judgeChange(releasedReport(), host), []);
});

test('the report sees through to the contract', () => {
  assert.equal(host.members['portal/portal Session.profile.contactPersonRelations[].inActive'], 'boolean');
  assert.match(host.members['contract/hub hubEvents.OnInfotechEvent'] ?? '', /direction/);
  assert.equal(
    host.members['portal/portal Portal.navigate'],
    '(to: string | number, options?: NavigateOptions | undefined) => void',
  );
});

const at = (hostVersion: string, members: Record<string, string>) => ({ hostVersion, members });
const before = at('1.1.0', {
  'Portal.theme': 'string',
  'Portal.kiosk': 'boolean',
  'Portal.tell': '(text: string) => void',
  'Portal.say': '(text: string, { loud }?: Options) => void',
  'Portal.fill': '(slot: "head" | "foot", place: HTMLElement) => void',
  'Portal.make': '(route: R) => { run: (input: I) => void; }',
  'contract/hub hubEvents.OnCaseChanged': 'ZodObject<{ type: ZodLiteral<"complaint">; }>',
  'contract/hub HubEventName': '"OnCaseChanged"',
});
const telling = (hostVersion: string, tell: string) =>
  at(hostVersion, { ...before.members, 'Portal.tell': tell });

const event = 'contract/hub hubEvents.OnCaseChanged';
const hearing = (type: string) =>
  at('1.2.0', { ...before.members, [event]: `ZodObject<{ type: ${type}; }>` });

const making = (make: string) => at('1.2.0', { ...before.members, 'Portal.make': make });

const saying = (say: string) => at('1.2.0', { ...before.members, 'Portal.say': say });

const changes: [string, ReturnType<typeof at>, RegExp | undefined][] = [
  ['nothing', at('1.1.0', before.members), undefined],
  ['a patch without a change', at('1.1.1', before.members), undefined],
  [
    'a gain without a minor',
    at('1.1.1', { ...before.members, 'Portal.print': 'void' }),
    /Portal\.print is new: raise the minor/,
  ],
  ['a gain with a minor', at('1.2.0', { ...before.members, 'Portal.print': 'void' }), undefined],
  [
    'a loss with a minor',
    at('1.2.0', { 'Portal.theme': 'string' }),
    /Portal\.kiosk is gone: raise the major/,
  ],
  [
    'a change with a minor',
    at('1.2.0', { ...before.members, 'Portal.kiosk': 'string' }),
    /'boolean' to 'string': raise the major/,
  ],
  ['a loss with a major', at('2.0.0', { 'Portal.theme': 'string' }), undefined],
  [
    'a parameter that may be left out, with a minor',
    telling('1.2.0', '(text: string, { loud }?: Options) => void'),
    undefined,
  ],
  [
    'a parameter that may be left out, without a minor',
    telling('1.1.1', '(text: string, options?: Options | undefined) => void'),
    /Portal\.tell is new: raise the minor/,
  ],
  [
    'a parameter that must be given',
    telling('1.2.0', '(text: string, options: Options) => void'),
    /Portal\.tell changed/,
  ],
  [
    'a parameter that may be left out now',
    telling('1.2.0', '(text?: string | undefined) => void'),
    /Portal\.tell changed/,
  ],
  [
    'a function that uses more of its options',
    saying('(text: string, { loud, long }?: Options) => void'),
    undefined,
  ],
  [
    'a function that has other options',
    saying('(text: string, { loud, long }?: Others) => void'),
    /Portal\.say changed/,
  ],
  [
    'what a function gives with such a parameter, and one of its own',
    making('(route: R, { quiet }?: Options) => { run: (input: I, control?: C) => void; }'),
    undefined,
  ],
  [
    'what a function gives with a parameter that must be given',
    making('(route: R, { quiet }?: Options) => { run: (input: I, control: C) => void; }'),
    /Portal\.make changed/,
  ],
  [
    'an event that may say more',
    hearing('ZodEnum<{ complaint: "complaint"; action: "action"; }>'),
    undefined,
  ],
  [
    'a further event, with a minor',
    at('1.2.0', {
      ...before.members,
      'contract/hub hubEvents.OnMore': 'ZodObject<{}>',
      'contract/hub HubEventName': '"OnMore" | "OnCaseChanged"',
    }),
    undefined,
  ],
  [
    'a further event without a minor',
    at('1.1.1', { ...before.members, 'contract/hub HubEventName': '"OnMore" | "OnCaseChanged"' }),
    /HubEventName is new: raise the minor/,
  ],
  [
    'an event that is gone',
    at('1.2.0', {
      'Portal.theme': 'string',
      'contract/hub HubEventName': '"OnMore"',
    }),
    /OnCaseChanged is gone/,
  ],
  ['an event that may say any word', hearing('ZodString'), undefined],
  [
    'a parameter that takes any word where it took some',
    at('1.2.0', { ...before.members, 'Portal.fill': '(slot: string, place: HTMLElement) => void' }),
    undefined,
  ],
  [
    'a parameter that takes fewer words',
    at('1.2.0', { ...before.members, 'Portal.fill': '(slot: "head", place: HTMLElement) => void' }),
    /Portal\.fill changed/,
  ],
  ['an event that says something else', hearing('ZodEnum<{ action: "action"; }>'), /OnCaseChanged changed/],
  ['an event that says it elsewhere', hearing('ZodArray<ZodLiteral<"complaint">>'), /OnCaseChanged changed/],
  ['a version that goes back', at('1.0.9', before.members), /went back/],
];

for (const [what, now, expected] of changes) {
  test(`${what} is ${expected ? 'refused' : 'in order'}`, () => {
    const broken = judgeChange(before, now);
    if (expected) assert.match(broken.join('\n'), expected);
    else assert.deepEqual(broken, []);
  });
}
