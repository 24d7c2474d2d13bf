import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { manyComplaints } from '../testing/manyComplaints';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

let api: FakeApi;
/** How far the table has been scrolled, in px. */
let scrolled = 0;

const rows = manyComplaints(10_000);

beforeEach(() => {
  scrolled = 0;
  localStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: 300 - scrolled, height: this.className === 'bt-row' ? 44 : 0 } as DOMRect;
  });
  api = fakeApi();
  api.answer(listComplaints, rows);
});
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const view = renderWithPortal(<ListPage definition={aList} />, {
    profile: aProfile(),
    path: '/complaints?size=-1',
  });
  await screen.findByRole('link', { name: 'Sak 1' });
  return view;
};
const scrollTo = (row: number) => {
  scrolled = row * 44;
  act(() => void fireEvent.scroll(window));
};
/** The bar above the table is the list's own: its first rows are read once more as they are first shown. */
const inTable = () => within(screen.getByRole('table'));
const parts = () => new Set(api.calls(listComplaints).map(({ body }) => body.page));

test('of ten thousand rows those in sight are in the page, and the table says how many there are', async () => {
  await open();
  const table = screen.getByRole('table');
  expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(within(table).getAllByRole('link').length).toBeLessThan(60);
  expect(screen.getByText(/^1–10\s000 av 10\s000$/)).toBeVisible();
  expect(parts()).toEqual(new Set([1]));
});

test('rows come as they are scrolled to, each with its place in the whole', async () => {
  await open();
  scrollTo(7_250);
  const link = await screen.findByRole('link', { name: 'Sak 7251' });
  expect(screen.getByRole('row', { name: /^Sak 7251 / })).toHaveAttribute('aria-rowindex', '7252');
  expect(link).toHaveAttribute('href', '/complaints/7251');
  expect(screen.queryByRole('link', { name: 'Sak 1' })).not.toBeInTheDocument();
  // The part that it lies in, and the one that comes soon.
  expect(parts()).toEqual(new Set([1, 73, 74]));
});

test('the rows that come next are asked for before they are in the page', async () => {
  await open();
  scrollTo(50);
  expect(await screen.findByRole('link', { name: 'Sak 61' })).toBeInTheDocument();
  expect(parts()).toEqual(new Set([1, 2]));
});

test('when they do not come, nothing is said before they are scrolled to', async () => {
  await open();
  api.refuse(listComplaints, 500);
  scrollTo(50);
  await waitFor(() => expect(parts()).toEqual(new Set([1, 2])));
  await act(() => Promise.resolve());
  expect(inTable().queryByRole('button', { name: /Prøv igjen/ })).not.toBeInTheDocument();
  scrollTo(80);
  expect(await inTable().findByRole('button', { name: /Prøv igjen/ })).toBeInTheDocument();
});

test('a part that does not come offers to try again, and the others stay', async () => {
  const { user } = await open();
  api.refuse(listComplaints, 500);
  scrollTo(5_000);
  const [again] = await inTable().findAllByRole('button', { name: /Prøv igjen/ });
  api.answer(listComplaints, rows);
  await user.click(again ?? document.body);
  expect(await screen.findByRole('link', { name: 'Sak 4996' })).toBeInTheDocument();
});
