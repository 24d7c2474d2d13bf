import { act, screen, waitFor, within } from '@testing-library/react';

import { type ComplaintRow, listComplaints } from '../contract/complaintList';
import type { ListAnswer } from '../contract/list';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { firstListCall } from './listCall';
import { ListPage } from './ListPage';

const staff = aProfile({ isByggtun: true });
const rows = [aComplaintRow({ id: 1, lineName: 'Dør' }), aComplaintRow({ id: 2, lineName: 'Vindu' })];

let api: FakeApi;
const asked = () => api.calls(listComplaints).map(({ body }) => body);
const lastAsked = () => asked().at(-1);

const open = (path = '/complaints', profile = aProfile()) =>
  renderWithPortal(<ListPage definition={aList} />, { profile, path });

beforeEach(() => {
  api = fakeApi();
  api.answer(listComplaints, () => aPage(rows, 23));
});

test('opens with the default filter and sorting, one page of ten', async () => {
  open();
  await screen.findByRole('link', { name: 'Dør' });
  expect(lastAsked()).toMatchObject({ page: 1, itemsPerPage: 10, sortBy: 'lineDate', sortDesc: true });
  const statuses = lastAsked()?.headers.find(({ value }) => value === 'lineStatus')?.filterValues;
  expect(statuses).toEqual([0, 1, 4, 6, 7]);
  expect(screen.getByRole('heading', { name: 'Dine reklamasjoner' })).toBeVisible();
  expect(screen.getByText('1–10 av 23')).toBeVisible();
});

test('a row is a link to its page', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Vindu' })).toHaveAttribute('href', '/complaints/2');
});

test('pages and sorting stand in the address, and back restores them', async () => {
  const { user, portal } = open();
  await screen.findByRole('link', { name: 'Dør' });
  await user.click(screen.getByRole('button', { name: 'Neste side' }));
  await user.click(screen.getByRole('button', { name: 'Sak' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ page: 1, sortBy: 'lineName', sortDesc: false }));
  expect(portal.location.get().search).toBe('?sort=lineName');
  act(() => portal.navigate(-1));
  await waitFor(() => expect(screen.getByText('11–20 av 23')).toBeVisible());
  expect(portal.location.get().search).toBe('?page=2');
});

test.each([
  ['5', 5],
  ['15', 15],
  // The rows come as they are scrolled to.
  ['Alle', 100],
])('the page size %s is asked for', async (option, size) => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Rader per side'), option);
  await waitFor(() => expect(lastAsked()).toMatchObject({ page: 1, itemsPerPage: size }));
});

test('the search waits for the typing to pause and starts on page 1', async () => {
  const { user } = open('/complaints?page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Søk i reklamasjoner' }), 'bad');
  await waitFor(() => expect(lastAsked()).toMatchObject({ search: 'bad', page: 1 }));
  expect(asked().filter((body) => body.search && body.search !== 'bad')).toEqual([]);
});

test('nonsense in the address falls back to the usual list', async () => {
  open('/complaints?page=-3&size=7&sort=-nothing&show=theirs');
  await screen.findByRole('link', { name: 'Dør' });
  expect(lastAsked()).toMatchObject({ page: 1, itemsPerPage: 10, sortBy: 'lineDate' });
});

test('developer staff see their own and can turn to all', async () => {
  const { user } = open('/complaints', staff);
  await user.click(await screen.findByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByRole('heading', { name: 'Alle reklamasjoner' })).toBeVisible();
  const own = asked().map(({ headers }) => headers.find(({ value }) => value === 'contactPersonOid'));
  expect(own[0]?.filterValues).toEqual([staff.id]);
  await waitFor(() =>
    expect(lastAsked()?.headers.map(({ value }) => value)).not.toContain('contactPersonOid'),
  );
});

test('a contractor who is no main contact cannot turn to all', async () => {
  open('/complaints?show=all');
  await screen.findByRole('link', { name: 'Dør' });
  expect(screen.getByRole('heading', { name: 'Dine reklamasjoner' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vis / })).not.toBeInTheDocument();
});

test('while the rows are on their way, their places are held', async () => {
  api.answer(listComplaints, () => new Promise<ListAnswer<ComplaintRow>>(() => undefined));
  open();
  expect(await screen.findByText('Laster reklamasjoner …')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).queryAllByRole('link')).toEqual([]);
});

test('an empty list says why and what to do', async () => {
  api.answer(listComplaints, () => aPage<ComplaintRow>([]));
  const { user } = open();
  expect(await screen.findByText('Ingen reklamasjoner passer til filteret.')).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'Slett filter' });
  await user.click(clear ?? document.body);
  expect(await screen.findByText('Det er ingen reklamasjoner her ennå.')).toBeVisible();
  expect(screen.queryByText('Ingen treff')).not.toBeInTheDocument();
});

test('a failure tells nobody, keeps the list and offers to try again', async () => {
  const { user, notices, hub } = open();
  await screen.findByRole('link', { name: 'Dør' });
  api.refuse(listComplaints, 500);
  hub.emit('OnCaseChanged', { type: 'complaint', id: 1 });
  const again = await screen.findByRole('button', { name: /Prøv igjen/ });
  expect(screen.getByRole('link', { name: 'Dør' })).toBeVisible();
  api.answer(listComplaints, () => aPage([aComplaintRow({ lineName: 'Ny rad' })]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Ny rad' })).toBeVisible();
  expect(notices).toEqual([]);
});

describe('below 1200 px', () => {
  let reach: (() => void) | undefined;

  beforeEach(() => {
    const wide = window.matchMedia('');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...wide, matches: query.includes('1200px') }));
    reach = undefined;
    window.IntersectionObserver = class {
      readonly told: IntersectionObserverCallback;
      constructor(told: IntersectionObserverCallback) {
        this.told = told;
      }
      observe(target: Element) {
        const tell = () => this.told([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
        // Every part of the page is in sight; its end when the test says so.
        if (target.className === 'bt-list-end') reach = tell;
        else tell();
      }
      disconnect() {}
    } as never;
  });
  afterEach(() => jest.restoreAllMocks());

  test('the next hundred cards come when the bottom is reached', async () => {
    api.answer(listComplaints, ({ body }) =>
      aPage([aComplaintRow({ id: body.page, lineName: `Kort ${body.page}` })], 150, 100),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Kort 1' })).toHaveAttribute('href', '/complaints/1');
    expect(asked().every(({ itemsPerPage }) => itemsPerPage === 100)).toBe(true);
    await waitFor(() => expect(reach).toBeDefined());
    act(() => reach?.());
    expect(await screen.findByRole('link', { name: 'Kort 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kort 1' })).toBeVisible();
  });

  test('who wants a table there too gets one, a page of ten, in a frame that the keyboard can move', async () => {
    const { session } = renderWithPortal(<ListPage definition={aList} />, { layout: 'table' }).portal;
    expect(await screen.findByRole('link', { name: 'Dør' })).toBeVisible();
    const frame = screen.getByRole('region', { name: 'Tabell med reklamasjoner' });
    expect(frame).toHaveAttribute('tabindex', '0');
    expect(within(frame).getByRole('table')).toBeVisible();
    expect(lastAsked()).toMatchObject({ page: 1, itemsPerPage: 10 });
    // What is asked before the page is here must be the very same, or it is asked twice.
    const address = { session, search: new URLSearchParams() };
    expect(firstListCall(aList, { ...address, layout: 'table' }).input).toEqual({ body: lastAsked() });
    expect(firstListCall(aList, { ...address, layout: 'grid' }).input).toMatchObject({
      body: { itemsPerPage: 100 },
    });
  });
});

test.each(['3000000000', '9999', '4'])(
  'page %s of three leads to the last one, and leaves no entry in the history',
  async (page) => {
    const { portal } = open(`/complaints?page=${page}`);
    expect(await screen.findByText('21–23 av 23')).toBeVisible();
    expect(portal.location.get().search).toBe('?page=3');
  },
);

test('a page that is emptied while it is open gives way to the one before it', async () => {
  const { hub } = open('/complaints?page=3');
  expect(await screen.findByText('21–23 av 23')).toBeVisible();
  api.answer(listComplaints, () => aPage(rows, 20));
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 1 }));
  expect(await screen.findByText('11–20 av 20')).toBeVisible();
});

test("a 'Vis alle' that fails shows that it did, not the rows of before under its heading", async () => {
  const { user } = open('/complaints', staff);
  await screen.findByRole('link', { name: 'Dør' });
  api.refuse(listComplaints, 503);
  await user.click(screen.getByRole('button', { name: 'Vis alle' }));
  expect(await screen.findByText(/^Kunne ikke hente innholdet\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Alle reklamasjoner' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Dør' })).not.toBeInTheDocument();
});

test('a refresh of the same rows that fails leaves them, and says so', async () => {
  const { hub } = open();
  await screen.findByRole('link', { name: 'Dør' });
  api.refuse(listComplaints, 503);
  act(() => hub.emit('OnCaseChanged', { type: 'complaint', id: 1 }));
  expect(await screen.findByText('Kunne ikke oppdatere. Du ser det som sist ble hentet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dør' })).toBeVisible();
});

test('what a filter finds is said aloud, in a place that was there before', async () => {
  api.answer(listComplaints, ({ body }) => (body.search ? aPage<ComplaintRow>([]) : aPage(rows, 23)));
  const { user } = open();
  const [said] = screen.getAllByRole('status');
  expect(said).toBeEmptyDOMElement();
  await waitFor(() => expect(said).toHaveTextContent('23 treff'));
  await user.type(screen.getByRole('searchbox', { name: 'Søk i reklamasjoner' }), 'bad');
  await waitFor(() => expect(said).toHaveTextContent('Ingen treff'));
});

test('it is not said again when only the page changes', async () => {
  const { user } = open();
  const said = await screen.findByText('23 treff');
  api.answer(listComplaints, () => new Promise<ListAnswer<ComplaintRow>>(() => undefined));
  await user.click(screen.getByRole('button', { name: 'Neste side' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ page: 2 }));
  expect(said).toHaveTextContent('23 treff');
});
