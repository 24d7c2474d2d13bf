import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Comment } from '@byggtun/shared/contract/comment';

import { createAttachment } from '../../testing/builders/attachments';
import { createComplaint } from '../../testing/builders/cases';
import type { TestContact } from '../../testing/builders/people';
import { buildScene, type Scene } from '../../testing/builders/scene';

let scene: Scene;
let id: number;
before(async () => {
  scene = await buildScene();
  id = await createComplaint(scene.app.database.db, scene.worker);
});

const save = (newComment: string, more: object = {}, who: TestContact = scene.worker) =>
  scene.call(who, 'POST', '/comments/save', { regLineId: id, newComment, format: 'html', ...more });
const saved = async (newComment: string, more: object = {}) => {
  const answer = await save(newComment, more);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<Comment>();
};

test('who may not see the case is turned away before the comment is read', async () => {
  // What is read of it would be refused with 400.
  for (const unreadable of ['<p></p>', '<'.repeat(20_000), '<a href="https://x.no">'.repeat(800)]) {
    assert.equal((await save(unreadable)).statusCode, 400);
    assert.equal((await save(unreadable, {}, scene.stranger)).statusCode, 404);
  }
});

test('what a comment may hold is kept, and read as text beside it', async () => {
  const html =
    '<p>Hei <strong>alle</strong>, <em>nå</em> &amp; <u>her</u><br />ny linje</p><ul><li><p>en</p></li><li><p>to</p></li></ul>';
  const { newComment, text } = await saved(html);
  assert.equal(newComment, html);
  assert.equal(text, 'Hei alle, nå & her\nny linje\nen\nto');
});

test('other markup goes, and what it held stays', async () => {
  const { newComment } = await saved(
    '<div style="color:red" class="MsoNormal"><b>Fet</b> <i>skrå</i> <font>font</font></div><h1>Tittel</h1>',
  );
  assert.equal(newComment, '<p><strong>Fet</strong> <em>skrå</em> font</p><p>Tittel</p>');
});

test('what nobody sees is not kept, however it is written', async () => {
  for (const sign of ['\u202e', '&#x202e;', '&#8238;', '\u2066', '\u200b', '&#xfeff;', '\ud83d']) {
    const { newComment, text } = await saved(
      `<p>Faktura ${sign}<a href="https://byggtun.example/${sign}a">fdp.exe</a></p>`,
    );
    assert.equal(text, 'Faktura fdp.exe');
    assert.match(newComment, /^<p>Faktura <a href="https:\/\/byggtun\.example\/a" [^>]*>fdp\.exe<\/a><\/p>$/);
  }
  assert.equal((await saved('<p>👩‍👩‍👧 ❤️ مرحبا</p>')).text, '👩‍👩‍👧 ❤️ مرحبا');
  assert.equal((await save('<p>&#x200b;\u202e</p>')).statusCode, 400);
});

test('links lead out of the portal by http, mail or telephone, and nowhere else', async () => {
  const table = [
    ['https://byggtun.example/a?b=1&c=2', true],
    ['http://byggtun.example', true],
    ['mailto:kari@byggtun.example', true],
    ['tel:+4722222222', true],
    ['https://byggtun.no@evil.example', false],
    ['https:\\\\byggtun.no@evil.example', false],
    ['https://byggtun.example/@kari', true],
    ['//evil.example', false],
    ['/complaints/1', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['&#106;avascript:alert(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['vbscript:msgbox(1)', false],
    ['blob:https://byggtun.example/1', false],
  ] as const;
  for (const [href, kept] of table) {
    const { newComment } = await saved(`<p><a href="${href}" onclick="a()" style="x:y">her</a></p>`);
    assert.equal(newComment.includes('<a '), kept, href);
    if (kept) assert.match(newComment, /rel="noopener noreferrer nofollow" target="_blank">her<\/a>/);
    else assert.equal(newComment, '<p>her</p>');
  }
});

const vectors = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<p onmouseover="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<a href="https://x.example" onfocus="alert(1)" autofocus>x</a>',
  '<form action="javascript:alert(1)"><input type="submit"></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "javascript:alert(1)";</style><link rel=stylesheet href="javascript:alert(1)">',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<span data-mention="1" onclick="alert(1)">@Kari</span>',
  '<span data-mention="1&quot; onclick=&quot;alert(1)">@Kari</span>',
  '<<script>script>alert(1)<</script>/script>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
];

/** All that may stand between < and > in a comment. */
const allowed =
  /^<(\/?(p|strong|em|u|ul|ol|li|a|span)|br \/|a href="(https?|mailto|tel):[^"<>]*" rel="noopener noreferrer nofollow" target="_blank"|span data-mention="\d+")>$/;

for (const vector of vectors)
  test(`nothing can be run by ${vector}`, async () => {
    const { newComment } = await saved(`<p>Hei</p>${vector}`);
    for (const [tag] of newComment.matchAll(/<[^>]*>?/g)) assert.match(tag, allowed);
  });

test('markup does not count, text does: 280 characters, and never none', async () => {
  const texts = async (html: string) =>
    (await save(html)).json<{ errors: { newComment: string[] } }>().errors.newComment;
  assert.deepEqual(await texts('<p> </p><p><br></p><script>x</script>'), [
    'Må legge til kommetar for å lagre!',
  ]);
  assert.match((await texts(`<p>${'x'.repeat(200)}</p><p>${'y'.repeat(81)}</p>`)).join(), /280/);
  const { text } = await saved(`<p>${'<strong>å</strong>'.repeat(280)}</p>`);
  assert.equal(text, 'å'.repeat(280));
  assert.equal((await save('x'.repeat(20_001))).statusCode, 400);
});

test('a form that is sent again saves one comment, whoever presses and however fast', async () => {
  const requestId = '2b7e1c0e-51f3-4c9e-9d11-6a4d6f1a2b3c';
  const answers = await Promise.all([1, 2, 3].map(() => save('<p>Én gang</p>', { requestId })));
  const ids = answers.map((answer) => answer.json<Comment>().id);
  assert.equal(new Set(ids).size, 1);
  assert.equal(answers[0]?.json<Comment>().requestId, requestId);
  // Another person's form of the same number is another form; the number is told to nobody else.
  const other = (await save('<p>En annen</p>', { requestId }, scene.main)).json<Comment>();
  assert.notEqual(other.id, ids[0]);
  const list = (await scene.call(scene.main, 'POST', '/comment/comments', { id, commentType: 0 })).json<
    Comment[]
  >();
  assert.equal(list.find((comment) => comment.id === ids[0])?.requestId, null);
  const elsewhere = await createComplaint(scene.app.database.db, scene.worker);
  assert.equal((await save('<p>x</p>', { requestId, regLineId: elsewhere })).statusCode, 400);
});

test('another comment under a used number is refused, and not answered with the first', async () => {
  const requestId = '7d0c5b1e-9a3f-4d0e-8a55-0f6b7c8d9e10';
  const first = (await save('<p>Justert døren.</p>', { requestId })).json<Comment>();
  const other = await save('<p>Døren må byttes.</p>', { requestId });
  assert.deepEqual([other.statusCode, other.json<{ error: string }>().error], [400, 'savedBefore']);
  const wider = await save('<p>Justert døren.</p>', { requestId, applicationRecipientType: 1 });
  assert.equal(wider.statusCode, 400);
  assert.equal((await save('<p>Justert døren.</p>', { requestId })).json<Comment>().id, first.id);
});

test("files go with a comment, and are refused with it when they are somebody else's", async () => {
  const { db } = scene.app.database;
  const fileOf = async (who: TestContact) => [{ bufferGuid: await createAttachment(db, who), status: 2 }];
  const { attachments } = await saved('<p>Se bildet</p>', { attachments: await fileOf(scene.worker) });
  assert.deepEqual(
    attachments?.map(({ fileName, status }) => [fileName, status]),
    [['bilde.jpg', 1]],
  );
  const count = () =>
    db
      .selectFrom('comment')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirst();
  const before = await count();
  assert.equal((await save('<p>x</p>', { attachments: await fileOf(scene.main) })).statusCode, 400);
  assert.deepEqual(await count(), before);
});
