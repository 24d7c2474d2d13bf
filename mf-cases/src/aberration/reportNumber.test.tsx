import { saveAberration } from '@byggtun/shared/contract/aberration';
import { savedBefore } from '@byggtun/shared/contract/error';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';

import { keepDraft, openReport, reportServer } from '../testing/openReport';

type UserEvent = Awaited<ReturnType<typeof openReport>>['user'];

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = reportServer();
});

const saved = { id: 22, category: 1, actionId: 32 } as const;
const create = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Opprett' }));

describe('a report that was saved before, with other content', () => {
  const refused = async () => {
    api.refuse(saveAberration, 400, {
      error: savedBefore.code,
      message: savedBefore.text,
      path: '/actions/31',
    });
    keepDraft(1);
    const view = await openReport();
    await create(view.user);
    expect(await screen.findByText(savedBefore.text)).toBeVisible();
    expect(view.notices.map(({ kind }) => kind)).toEqual(['warning']);
    return view;
  };

  test('stays in the form, with the way to what was saved', async () => {
    const { user } = await refused();
    expect(screen.getByLabelText(/^Overskrift/)).toHaveValue('Løst rekkverk');
    await user.click(screen.getByRole('link', { name: 'Åpne det som er lagret' }));
    expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
    expect(localStorage).toHaveLength(1);
  });

  test('is saved as one of its own when the person says so', async () => {
    const { user, notices } = await refused();
    api.answer(saveAberration, () => saved);
    await user.click(screen.getByRole('button', { name: 'Lagre dette også' }));
    expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
    const [first, second] = api.calls(saveAberration);
    expect(second?.body).toEqual({ ...first?.body, requestId: expect.any(String) as string });
    expect(second?.body.requestId).not.toBe(first?.body.requestId);
    expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Avvik er lagt til!' });
  });
});

test('a report that is saved after its person has gone on leaves them where they are', async () => {
  let answer: () => void = () => undefined;
  api.answer(saveAberration, () => new Promise((resolve) => (answer = () => resolve(saved))));
  keepDraft(1);
  const { user, portal, notices } = await openReport('/aberration', { from: '/dashboard' });
  await create(user);
  await waitFor(() => expect(api.calls(saveAberration)).toHaveLength(1));
  act(() => portal.navigate('/actions/7'));
  expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
  act(() => answer());
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Avvik er lagt til!' }]));
  expect(screen.getByText('Siden til tiltaket')).toBeVisible();
  expect(portal.location.get().pathname).toBe('/actions/7');
});

describe('a draft', () => {
  test('whose save was tried and not answered is sent under the number that it had, and is gone', async () => {
    api.drop(saveAberration);
    keepDraft(1);
    const before = await openReport();
    await create(before.user);
    expect(await screen.findByRole('alert')).toBeVisible();
    before.unmount();

    api.answer(saveAberration, () => saved);
    const { user } = await openReport();
    await create(user);
    expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
    const [first, second] = api.calls(saveAberration);
    expect(second?.body.requestId).toBe(first?.body.requestId);
    expect(localStorage).toHaveLength(0);
  });

  test('that two tabs open is sent by each under a number of its own', async () => {
    for (const title of ['I den ene fanen', 'I den andre fanen']) {
      keepDraft(1, { title });
      const { user, unmount } = await openReport();
      await create(user);
      expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
      unmount();
    }
    const numbers = api.calls(saveAberration).map(({ body }) => body.requestId);
    expect(new Set(numbers).size).toBe(2);
  });
});
