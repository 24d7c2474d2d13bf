import { listComments } from '../contract/comment';
import { getComplaint } from '../contract/complaint';
import { searchContactPersons } from '../contract/contactPerson';
import { getHealth } from '../contract/health';
import { getProfilePhoto } from '../contract/profilePhoto';
import { putProfilePhoto } from '../contract/profilePhotoSave';
import { aComment } from '../testing/builders';
import { fakeApi } from '../testing/fakeApi';
import { call, type CallTarget } from './call';
import { CallError } from './CallError';
import { callInit, callPath } from './request';

const target: CallTarget = { base: '/api', getToken: () => Promise.resolve('abc') };

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? error.failure : error;
};

test('path and query are filled in and escaped', () => {
  expect(callPath(getComplaint, { params: { id: 12 } })).toBe('/complaints/12');
  expect(callPath(searchContactPersons, { query: { text: 'Å & b' } })).toBe(
    '/contact/contactperson/search?text=%C3%85+%26+b',
  );
});

test('a call carries the token and asks for nothing cached', () => {
  const { headers, cache, body } = callInit(listComments, { body: { id: 1, commentType: 0 } }, 'abc');
  expect(new Headers(headers).get('authorization')).toBe('Bearer abc');
  expect(new Headers(headers).get('cache-control')).toBe('no-cache');
  expect(new Headers(headers).get('content-type')).toBe('application/json');
  expect([cache, body]).toEqual(['no-store', '{"id":1,"commentType":0}']);
});

test('a form carries its files, and leaves its header to the browser', async () => {
  const photo = new Blob(['abc'], { type: 'image/jpeg' });
  const { body, headers } = callInit(putProfilePhoto, { body: { photo } }, 'abc');
  expect(new Headers(headers).has('content-type')).toBe(false);
  expect(body).toBeInstanceOf(FormData);
  const api = fakeApi();
  api.answer(putProfilePhoto, () => ({ photo: 'v2' }));
  const params = { email: 'piotr@nordretomrer.example' };
  await expect(call(target, putProfilePhoto, { params, body: { photo } })).resolves.toEqual({ photo: 'v2' });
  expect(api.calls(putProfilePhoto)[0]?.body.photo).toBeInstanceOf(Blob);
});

test('a file comes back as it is, and is asked for anew', async () => {
  const input = { params: { email: 'piotr@nordretomrer.example' }, query: { size: 96 } };
  expect(callInit(getProfilePhoto, input, 'abc').cache).toBe('no-cache');
  const photo = new Blob(['abc'], { type: 'image/jpeg' });
  fakeApi().answer(getProfilePhoto, () => photo);
  await expect(call(target, getProfilePhoto, input)).resolves.toBe(photo);
});

test('the answer comes back', async () => {
  const api = fakeApi();
  api.answer(listComments, () => [aComment()]);
  await expect(call(target, listComments, { body: { id: 101, commentType: 0 } })).resolves.toEqual([
    aComment(),
  ]);
});

test('a refusal carries status and sentence', async () => {
  fakeApi().refuse(getComplaint, 403, { message: 'Nei.' });
  const failure = await failureOf(call(target, getComplaint, { params: { id: 1 } }));
  expect(failure).toMatchObject({ kind: 'refused', status: 403, answer: { message: 'Nei.' } });
});

test('a server that does not answer is told from a browser without network', async () => {
  fakeApi().drop(getComplaint);
  const ask = () => failureOf(call(target, getComplaint, { params: { id: 1 } }));
  expect(await ask()).toEqual({ kind: 'noAnswer' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await ask()).toEqual({ kind: 'offline' });
  online.mockRestore();
});

test('without a token nobody is asked, and it counts as 401; open calls need none', async () => {
  const api = fakeApi();
  api.answer(getHealth, () => ({ status: 'ok', database: 'up' }) as const);
  const signedOut: CallTarget = { base: '/api', getToken: () => Promise.reject(new Error('login required')) };
  expect(await failureOf(call(signedOut, getComplaint, { params: { id: 1 } }))).toMatchObject({
    status: 401,
  });
  await expect(call(signedOut, getHealth, {})).resolves.toMatchObject({ status: 'ok' });
});

test('a token that nobody could be asked for is no refusal', async () => {
  const lost = new CallError({ kind: 'noAnswer' });
  const away: CallTarget = { base: '/api', getToken: () => Promise.reject(lost) };
  expect(await failureOf(call(away, getComplaint, { params: { id: 1 } }))).toEqual({ kind: 'noAnswer' });
});

test.each([
  ['takes too long', { kind: 'noAnswer' }],
  ['is given up', 'left'],
])('a token that is renewed for ever ends with the call that %s', async (_how, end) => {
  const [limit, own] = [new AbortController(), new AbortController()];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const renewing: CallTarget = { base: '/api', getToken: () => new Promise(() => undefined) };
  const asked = call(renewing, getComplaint, { params: { id: 1 } }, { signal: own.signal });
  if (end === 'left') own.abort(end);
  else limit.abort();
  expect(await failureOf(asked)).toEqual(end);
  timeout.mockRestore();
});

test("a page in the place of a file, as a network's own sign-in sends it, is no file", async () => {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const answer = { ok: true, status: 200, headers, blob: () => Promise.resolve(new Blob(['<html>'])) };
  globalThis.fetch = () => Promise.resolve(answer as Response);
  const input = { params: { email: 'piotr@nordretomrer.example' }, query: { size: 96 } };
  expect(await failureOf(call(target, getProfilePhoto, input))).toEqual({ kind: 'noAnswer' });
});
