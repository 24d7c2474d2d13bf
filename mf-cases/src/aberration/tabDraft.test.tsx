import { otherTab } from '@byggtun/shared/testing/otherTab';
import { screen } from '@testing-library/react';

import { keepDraft, openReport, reportServer } from '../testing/openReport';

const key = 'byggtun.formDraft.7.aberration.1';
const kept = 'Utkastet er lagret på denne enheten.';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  reportServer();
});
afterEach(() => jest.restoreAllMocks());

test('a draft is not said to be kept while another tab keeps its own, and is kept again once that one is sent', async () => {
  const { user } = await openReport();
  await user.type(screen.getByLabelText(/^Overskrift/), 'Hull');
  const own = localStorage.getItem(key);
  otherTab(key, '{"other":1}');
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  expect(isAsked()).toBe(true);
  expect(screen.getByText(/^Det du har skrevet her, er ikke lagret på enheten/)).toBeVisible();
  otherTab(key, null);
  expect(screen.getByText(kept)).toBeVisible();
  expect(localStorage.getItem(key)).toBe(own);
});

test('the draft of another tab stays when this one is sent', async () => {
  keepDraft(1);
  const { user } = await openReport();
  otherTab(key, '{"other":1}');
  await user.click(await screen.findByRole('button', { name: 'Opprett' }));
  expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('{"other":1}');
});

test('a draft for which the device has no room is not said to be kept, and the browser asks before it is lost', async () => {
  const { user } = await openReport();
  const title = screen.getByLabelText(/^Overskrift/);
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(title, 'Hull');
  expect(screen.getByText(/^Enheten har ikke plass til utkastet/)).toBeVisible();
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  expect(isAsked()).toBe(true);
  storage.mockRestore();
  await user.type(title, ' i gulvet');
  expect(screen.getByText(kept)).toBeVisible();
  expect(isAsked()).toBe(false);
});
