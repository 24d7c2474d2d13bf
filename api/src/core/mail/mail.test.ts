import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { before, beforeEach, test } from 'node:test';

import { SMTPServer } from 'smtp-server';

import { cleanUp } from '../../testing/cleanUp';
import { testSettings } from '../../testing/testApp';
import { testDatabase } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import type { Connection } from '../database/connect';
import { createLimits } from '../limit/limits';
import { readLimits } from '../limit/readLimits';
import { openTransport, type SendMail } from './openTransport';
import { queueMail, withdrawMail } from './queueMail';
import { sendDueMail } from './sendDueMail';

const mail = {
  to: 'piotr@nordretomrer.example',
  subject: 'Du er ny ansvarlig: reklamasjon 7, Dør på gløtt',
  paragraphs: ['Hei Piotr!', 'Marte <Haugen> har gjort deg ansvarlig.'],
  path: '/complaints/7',
  byId: null,
};
const portal = 'https://portal.example';

let database: Connection;
before(async () => {
  database = await testDatabase();
});
const limits = createLimits(readLimits({}), { warn: () => undefined });
const sendDue = (send: SendMail, stopped = new AbortController().signal) =>
  sendDueMail(database.db, { send, limits, publicUrl: portal, stopped });
/** Each test begins with nothing sent, or nothing would go out at once. */
beforeEach(() => database.db.deleteFrom('mail').execute());
const queue = (to = mail.to) =>
  database.db.transaction().execute((transaction) => queueMail(transaction, { ...mail, to }));
const stored = () =>
  database.db.selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

/** A mail server that keeps what it gets, and refuses everything when told to. */
const startServer = async () => {
  const received: { to: string; content: string }[] = [];
  const state = { refuses: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const content = await text(stream);
        if (state.refuses) return done(new Error('Postboksen er full'));
        received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), content });
        return done();
      };
      void take();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const settings = testSettings({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Byggtun <ut@byggtun.example>',
  });
  return { received, state, send: openTransport(settings) };
};

test('a mail goes out once, to whom it is for, with a link into the portal', async () => {
  const { received, send } = await startServer();
  await queue();
  // Two instances look at the same moment.
  await Promise.all([sendDue(send), sendDue(send)]);
  await sendDue(send);
  assert.deepEqual(
    received.map(({ to }) => to),
    ['piotr@nordretomrer.example'],
  );
  const { content = '' } = received[0] ?? {};
  assert.match(content, /From: Byggtun <ut@byggtun\.example>/);
  assert.match(content, /https:\/\/portal\.example\/complaints\/7/);
  assert.match(content, /Marte &lt;Haugen&gt;/);
  assert.ok((await stored()).sent_at);
});

test('a mail whose transaction fails is never sent', async () => {
  const { received, send } = await startServer();
  const failing = database.db.transaction().execute(async (transaction) => {
    await queueMail(transaction, mail);
    throw new Error('roll back');
  });
  await assert.rejects(failing, /roll back/);
  await sendDue(send);
  assert.deepEqual(received, []);
});

test('what the server refuses is tried again later, and given up after the seventh try', async () => {
  const { received, state, send } = await startServer();
  state.refuses = true;
  await queue();
  await sendDue(send);
  await sendDue(send);
  const first = await stored();
  assert.equal(first.tries, 1);
  assert.match(first.problem ?? '', /Postboksen er full/);
  assert.ok(first.next_try_at && first.next_try_at > new Date());

  const makeDue = () =>
    database.db
      .updateTable('mail')
      .set({ next_try_at: new Date(0) })
      .where('id', '=', first.id);
  for (let tries = 1; tries < 7; tries++) {
    await makeDue().execute();
    await sendDue(send);
  }
  const last = await stored();
  assert.deepEqual([last.tries, last.next_try_at, last.sent_at], [7, null, null]);

  state.refuses = false;
  await makeDue().execute();
  await sendDue(send);
  assert.equal(received.length, 1);
  assert.equal((await stored()).problem, null);
});

test('a mail server that never comes to an end is given up in time, and what waits behind it is tried too', async () => {
  let left = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('close', () => (left += 1));
    socket.write('220 here\r\n');
    // Says something again and again, so that it is never taken for dead.
    socket.once('data', () => {
      const more = setInterval(() => socket.write('250-and more\r\n'), 20);
      socket.once('close', () => clearInterval(more));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const limit = { BYGGTUN_LIMIT_STATEMENT_SECONDS: '1' };
  await queue();
  await queue('kari@byggtun.example');
  await sendDue(openTransport(testSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...limit })));
  const tried = await database.db.selectFrom('mail').select(['tries', 'problem']).execute();
  const problem = 'Message sending aborted';
  assert.deepEqual(tried, [
    { tries: 1, problem },
    { tries: 1, problem },
  ]);
  await until(() => left === 2);
});

test('a server that stops sends the letter that is under way, and no other', async () => {
  const stop = new AbortController();
  const sent: unknown[] = [];
  await queue();
  await queue('kari@byggtun.example');
  await sendDue(({ to }) => {
    stop.abort();
    sent.push(to);
    return Promise.resolve();
  }, stop.signal);
  assert.deepEqual(sent, [mail.to]);
});

test('without a mail server each mail is a file in the outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-outbox-'));
  cleanUp(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  await queue();
  await sendDue(openTransport(testSettings({ BYGGTUN_DATA: folder })));
  const [name = '', ...others] = readdirSync(join(folder, 'outbox'));
  assert.deepEqual(others, []);
  assert.match(name, /\.eml$/);
  assert.match(readFileSync(join(folder, 'outbox', name), 'utf8'), /To: piotr@nordretomrer\.example/);
});

test('a secret ends the address in the letter, and is forgotten once that is sent or given up', async () => {
  const path = '/oidc/invitation/7/';
  const invite = () =>
    database.db
      .transaction()
      .execute((transaction) => queueMail(transaction, { ...mail, path, secret: 'abc' }));
  const letters: string[] = [];
  await invite();
  await sendDue((letter) => {
    letters.push(letter.text as string);
    return Promise.reject(new Error('Postboksen er full'));
  });
  assert.deepEqual([(await stored()).secret, (await stored()).path], ['abc', path]);
  await database.db.updateTable('mail').set({ next_try_at: new Date() }).execute();
  await sendDue((letter) => {
    letters.push(letter.text as string);
    return Promise.resolve();
  });
  for (const letter of letters) assert.ok(letter.includes(`${portal}${path}abc\n`), letter);
  assert.equal(letters.length, 2);
  assert.equal((await stored()).secret, null);
});

test('what is taken back is not sent', async () => {
  await queue();
  const { to, path } = mail;
  await database.db.transaction().execute((transaction) => withdrawMail(transaction, { to, path }));
  const letters: unknown[] = [];
  await sendDue((letter) => {
    letters.push(letter);
    return Promise.resolve();
  });
  assert.deepEqual(letters, []);
});

test('an entry for a calendar goes at once in a letter of its own, as a part that programs read', async () => {
  const calendar = (method: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;
  await database.db.transaction().execute(async (transaction) => {
    for (const method of ['REQUEST', 'CANCEL'])
      await queueMail(transaction, { ...mail, calendar: calendar(method) });
    await queueMail(transaction, mail);
  });
  const sent: Parameters<SendMail>[0][] = [];
  await sendDue((letter) => Promise.resolve(void sent.push(letter)));
  assert.deepEqual(
    sent.map(({ icalEvent }) => icalEvent).slice(0, 2),
    ['REQUEST', 'CANCEL'].map((method) => ({
      method,
      filename: 'kalender.ics',
      content: calendar(method),
    })),
  );
  assert.equal(sent[2]?.icalEvent, undefined);
});
