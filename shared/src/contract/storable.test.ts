import type * as z from 'zod';

import { aberrationFields } from './aberrationForm';
import { saveComment } from './commentSave';
import { storable } from './storable';

test.each([
  'Åse Ærfugl-Øgård, 2. etg. «rekkverk» – 50 % & <b>',
  'Zażółć gęślą jaźń, Łódź',
  'Nguyễn Thị Hương, e\u0301',
  'مرحبا بالعالم ١٢٣',
  'می\u200cخواهم',
  'क्\u200dष',
  '葛\ufe00城',
  '👩‍👩‍👧 👩🏽‍🚒 👨‍🦰 🏳️‍🌈 🏴‍☠️ ❤️‍🔥 👍🏿 ☎️ 1️⃣ ™️ 🇳🇴 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'to\nlinjer\tog\r\ntre',
])('%j stays as it is', (text) => expect(storable(text)).toBe(text));

test.each([
  ['Faktura \u202efdp.exe', 'Faktura fdp.exe'],
  ['\u2066Kari\u2069 \u200e\u200fSolberg\u061c', 'Kari Solberg'],
  ['Ad\u200bm\u200din\u200c \u2060H\u00adenrik\ufeff', 'Admin Henrik'],
  ['a\u0000b\u0007c\u001bd\u009fe', 'abcde'],
  ['\ud83d Halv \udc4d\ud83d', 'Halv'],
  ['\u3164\u200b \u115f\u{e0041}', ''],
  ['x\ufe0f\u200d👧', 'x👧'],
  ['Kari\u{e0041}\u{e0042} 🏴\u{e0067}', 'Kari 🏴'],
  ['\uffff\ufffe\ufff9', ''],
  ['  rundt \u2029', 'rundt'],
])('%j becomes %j', (text, stored) => {
  expect(storable(text)).toBe(stored);
  expect(storable(stored)).toBe(stored);
});

test('every text of the contract is stored so, and what is left of it must be enough', () => {
  const { title } = aberrationFields.shape;
  expect(title.parse('\u202eRekkverk\u202c mangler')).toBe('Rekkverk mangler');
  expect(title.safeParse('\u200b\u202e\u3164').error?.issues[0]?.message).toBe('Tittel må fylles ut!');
  const comment = { regLineId: 1, newComment: 'Hei \u202eder' };
  expect((saveComment.body as z.ZodType<{ newComment: string }>).parse(comment).newComment).toBe('Hei der');
});
