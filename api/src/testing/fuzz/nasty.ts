import fc from 'fast-check';

/** What must never run: a row of this table is left alone by every text that tries to be a statement. */
export const canary = 'fuzz_canary';

const huge = 'x'.repeat(30_000);

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧'.repeat(300),
  'Åse Ærlig Øst',
  huge,
  `'; delete from ${canary}; --`,
  `1; delete from ${canary}`,
  `") ; drop table ${canary} cascade; --`,
  `$$; delete from ${canary}; $$`,
  `\\'; truncate ${canary}; --`,
  "' or '1'='1",
  '%',
  '_',
  '\\',
  '%\\',
  '*/',
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p><span data-type="mention" data-id="1">@x</span></p>',
  '<p>'.repeat(2000),
  '=cmd|calc!A1',
  '../../etc/passwd',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'null',
  'true',
];

const days = [
  '2026-11-21',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '2026-11-21T12:00:00Z',
  'infinity',
  'now',
  '21.11.2026',
];

const guids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'not-a-guid'];

const numbers = [
  0,
  -1,
  -0,
  0.5,
  1e308,
  -1e308,
  1e-7,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_991,
  2 ** 53,
];

/** Text that has broken something somewhere. */
export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...days, ...guids) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Days, real ones and others. */
export const nastyDay = fc.oneof(fc.constantFrom(...days), nastyText);

/** Numbers at the ends of what a field can hold, and beyond. */
export const nastyNumber = fc.oneof(fc.constantFrom(...numbers), fc.integer(), fc.double());

/** Anything, most of it of the wrong type. */
export const nastyValue = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: 1e9 }),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', 'toString', 'a'), nastyText, { maxKeys: 3 }),
);
