import { saveAberration } from '@byggtun/shared/contract/aberration';
import { paths } from '@byggtun/shared/contract/paths';
import { screen } from '@testing-library/react';

import { keepDraft, openReport, reportServer } from '../testing/openReport';
import { startOf } from './reportStart';

const order = {
  projectId: 3,
  houseId: 12,
  title: 'Ordre 450123: Gips & lim',
  description: 'Bestilt: 10,00 stk\nMottatt: 4,00 stk',
};
const beside = /^Det du kom hit for å melde, er ikke fylt inn/;
const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const texts = () => [value(/^Overskrift/), value(/^Beskrivelse/)];

beforeEach(() => {
  localStorage.clear();
});

test('a form that is opened from another page has its texts, and is no draft until somebody changes it', async () => {
  const api = reportServer();
  const { user, unmount } = await openReport(paths.aberrationOf(order));
  expect(texts()).toEqual([order.title, order.description]);
  expect(screen.getByRole('combobox', { name: /^Prosjekt/ })).toHaveDisplayValue('Sandaker park');
  expect(screen.getByRole('combobox', { name: /^Bygg/ })).toHaveDisplayValue('Bygg B');
  expect(screen.queryByText(beside)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);

  await user.type(screen.getByLabelText(/^Overskrift/), ', knust');
  expect(localStorage).toHaveLength(1);
  unmount();
  await openReport();
  expect(texts()).toEqual([`${order.title}, knust`, order.description]);
  expect(api.calls(saveAberration)).toEqual([]);
});

test('a draft that was begun before stays as it is, and says so; thrown away, the new one begins', async () => {
  reportServer();
  keepDraft(1);
  const { user } = await openReport(paths.aberrationOf(order));
  expect(texts()).toEqual(['Løst rekkverk', 'Gir etter ved heisen.']);
  expect(screen.getByText(beside)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Forkast utkastet' }));
  expect(texts()).toEqual([order.title, order.description]);
  expect(screen.queryByText(beside)).not.toBeInTheDocument();
});

test('a draft is not told of what it is about itself', async () => {
  reportServer();
  keepDraft(1, { title: order.title });
  await openReport(paths.aberrationOf(order));
  expect(screen.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
  expect(screen.queryByText(beside)).not.toBeInTheDocument();
});

test.each([
  ['nothing', '', [undefined, undefined]],
  ['empty ones', 'title=&description=%20', [undefined, undefined]],
  [
    'what is too long',
    `title=${'å'.repeat(300)}&description=${'x'.repeat(5000)}`,
    ['å'.repeat(200), 'x'.repeat(4000)],
  ],
  ['a character that the end would halve', `title=${'x'.repeat(199)}😀`, ['x'.repeat(199), undefined]],
  ['line breaks', 'title=a%0Ab&description=a%0Ab', ['a b', 'a\nb']],
  ['what can’t be stored', 'title=a%00b&description=%E2%80%AEab', ['ab', 'ab']],
])('the texts of an address with %s', (_what, query, [title, description]) => {
  expect(startOf(new URLSearchParams(query))).toEqual({ houseId: undefined, title, description });
});
