import assert from 'node:assert/strict';
import { test } from 'node:test';

import { beginsAsMarkup } from '../../api/src/core/inspection/beginsAsMarkup.ts';
import { htmlOf } from '../../api/src/record/comment/htmlOf.ts';
import { onlyMentions } from '../../api/src/record/comment/onlyMentions.ts';
import { sanitizeComment } from '../../api/src/record/comment/sanitizeComment.ts';
import { hrefOf } from '../../shared/src/comment/editor/linkCommands.ts';
import { htmlTokens } from '../../shared/src/comment/htmlTokens.ts';
import { mentionedIds } from '../../shared/src/comment/mentionedIds.ts';
import { safeHref } from '../../shared/src/comment/safeHref.ts';
import { textHtml } from '../../shared/src/comment/textHtml.ts';
import { extensionOf } from '../../shared/src/contract/attachmentKind.ts';
import { cleanFileName } from '../../shared/src/contract/cleanFileName.ts';
import { storable } from '../../shared/src/contract/storable.ts';
import { visibleLength } from '../../shared/src/contract/visibleLength.ts';
import { visibleText } from '../../shared/src/contract/visibleText.ts';
import { initials } from '../../shared/src/text/initials.ts';
import { formatPhone } from '../../shared/src/text/phone.ts';
import { growthOf } from './growthOf.mjs';

/** What reads texts of others with patterns, or sign by sign. */
const readers = {
  beginsAsMarkup,
  cleanFileName,
  extensionOf,
  formatPhone,
  hrefOf,
  htmlOf,
  htmlTokens: (html) => [...htmlTokens(html)],
  initials,
  mentionedIds,
  onlyMentions: (html) => onlyMentions(html, new Map()),
  safeHref,
  sanitizeComment,
  storable,
  textHtml,
  visibleLength: (text) => visibleLength(text, Infinity),
  visibleText,
};

/** What patterns that backtrack choke on: much of what they begin with, and never what they end with. */
const pieces = [
  'x',
  ' ',
  '.',
  'x ',
  '<',
  '<x',
  '<p>',
  '<p ',
  '<p a="',
  "<p a='",
  '<p a=',
  '</p>',
  '<ul><li>',
  '<!--',
  '<!---->',
  '<!',
  '<?',
  '<script>',
  '<span ',
  '<span data-mention="1">',
  '<span data-mention="1">@x</span>',
  '<a href="https://x.no">',
  '&',
  '&a',
  '&#',
  '&lt;',
  '"',
  '@',
  'x@',
  'x.',
  'x@x.',
  '://',
  'https://',
  '\r\n',
  '\n \n',
  '\u00a0',
  'e\u0301',
  '👩‍👩‍👧',
  '\u202e',
  '\ud83d',
];

/** What stands around it: nothing, or what keeps a pattern from being over at once. */
const frames = [
  ['', ''],
  ['x@x', '@'],
];

/** Between 16, which is linear, and 256, which is quadratic. */
const most = 50;

for (const [name, read] of Object.entries(readers))
  test(`what ${name} does grows no faster than the text`, () => {
    // Whatever the machine did meanwhile it does not do three times in a row.
    const grows = (piece) =>
      frames.some((frame) => [1, 2, 3].every(() => growthOf(read, piece, frame) > most));
    assert.deepEqual(pieces.filter(grows), []);
  });

test('it finds work that reads the rest of the text again and again', () => {
  const slow = new RegExp(JSON.parse('"<[^>]*>"'), 'g');
  assert.ok(growthOf((text) => text.replace(slow, ''), '<') > most);
});
