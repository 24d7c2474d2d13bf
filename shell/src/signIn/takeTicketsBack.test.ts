import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';

import { takeTicketsBack } from './takeTicketsBack';

const target = { base: '/api', getToken: () => Promise.resolve('token') };

test('a sign-out takes the tickets of the person back', async () => {
  const api = fakeApi();
  api.answer(closeTickets, () => ({}));
  await takeTicketsBack(target);
  expect(api.calls(closeTickets)).toHaveLength(1);
});

test('a server that does not answer, refuses, or is not asked for want of a token, holds up no sign-out', async () => {
  const api = fakeApi();
  api.drop(closeTickets);
  await takeTicketsBack(target);
  api.refuse(closeTickets, 401);
  await takeTicketsBack(target);
  await takeTicketsBack({ ...target, getToken: () => Promise.reject(new Error('gone')) });
  jest.useFakeTimers();
  api.answer(closeTickets, () => new Promise(() => undefined));
  const waiting = takeTicketsBack({ ...target, getToken: () => new Promise(() => undefined) });
  await jest.advanceTimersByTimeAsync(2_000);
  await waiting;
  jest.useRealTimers();
});
