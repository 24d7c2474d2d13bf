import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';

import { listComplaints } from '../contract/complaintList';
import { Route, Routes, useLocation } from '../portal/router';
import { aList } from '../testing/aList';
import { aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { manyComplaints } from '../testing/manyComplaints';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

let api: FakeApi;
/** How far the window has been scrolled, in px. */
let scrolled = 0;

const rows = manyComplaints(10_000);

beforeEach(() => {
  scrolled = 0;
  localStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: 300 - scrolled, height: this.className === 'bt-row' ? 44 : 0 } as DOMRect;
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  api = fakeApi();
  api.answer(listComplaints, rows);
});
afterEach(() => jest.restoreAllMocks());

/** As the shell's frame: takes the focus to a page that has come, after the page itself is drawn. */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => content.current?.focus(), [pathname]);
  return (
    <main ref={content} tabIndex={-1}>
      {children}
    </main>
  );
}

const open = async (path: string) => {
  const view = renderWithPortal(
    <Content>
      <Routes>
        <Route path="/complaints" element={<ListPage definition={aList} />} />
        <Route path="/complaints/:id" element={<h1>En sak</h1>} />
      </Routes>
    </Content>,
    { profile: aProfile(), path },
  );
  await screen.findByRole('link', { name: 'Sak 1' });
  return view;
};
const scrollTo = (row: number) => {
  scrolled = row * 44;
  act(() => void fireEvent.scroll(window));
};

test('back takes the focus to the row, though the page takes it when it comes', async () => {
  const { user, portal } = await open('/complaints');
  await user.click(screen.getByRole('link', { name: 'Sak 3' }));
  expect(await screen.findByRole('heading', { name: 'En sak' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  act(() => portal.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sak 3' })).toHaveFocus());
});

test('a row of "Alle" that comes only when the browser has scrolled back gets the focus then, and keeps it when the rows are fetched anew', async () => {
  const { user, portal } = await open('/complaints?size=-1');
  scrollTo(7_250);
  await user.click(await screen.findByRole('link', { name: 'Sak 7253' }));
  scrollTo(0);
  expect(await screen.findByRole('heading', { name: 'En sak' })).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer(listComplaints, async (input) => {
    await held;
    return rows(input);
  });
  act(() => portal.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Sak 1' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  scrollTo(7_250);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sak 7253' })).toHaveFocus());
  await act(async () => {
    answer();
    await held;
  });
  expect(screen.getByRole('link', { name: 'Sak 7253' })).toHaveFocus();
});

test('the row is found once: who scrolls away from it and to it again keeps the focus where it is', async () => {
  const { user, portal } = await open('/complaints?size=-1');
  await user.click(screen.getByRole('link', { name: 'Sak 3' }));
  act(() => portal.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Sak 3' })).toHaveFocus());
  scrollTo(5_000);
  await screen.findByRole('link', { name: 'Sak 5001' });
  const search = screen.getByRole('searchbox');
  await user.click(search);
  scrollTo(0);
  expect(await screen.findByRole('link', { name: 'Sak 3' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(search).toHaveFocus();
});

test('a row that was opened in another tab does not take the focus when it is scrolled to again', async () => {
  const { user } = await open('/complaints?size=-1');
  // jsdom can't open a tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Sak 3' }), { ctrlKey: true });
  scrollTo(5_000);
  await screen.findByRole('link', { name: 'Sak 5001' });
  const search = screen.getByRole('searchbox');
  await user.click(search);
  scrollTo(0);
  expect(await screen.findByRole('link', { name: 'Sak 3' })).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(search).toHaveFocus();
});
