import { listNewestDocuments } from '@byggtun/shared/contract/documentCalls';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen, waitFor } from '@testing-library/react';

import { aDocument } from '../testing/aFolder';
import { NewestPage } from './NewestPage';

const plan = {
  ...aDocument(),
  project: { id: 4, name: 'Ensjøtunet' },
  kind: 'blueprints' as const,
  houseId: 12,
  folderUuid: aDocument().uuid,
  folderPath: 'Tegninger - Bygg 1',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

test('the newest documents stand with their project and folder, and can be searched in', async () => {
  api.answer(listNewestDocuments, ({ query }) => ({
    documents: query.text === 'x' ? [] : [plan],
    more: query.text !== 'x',
  }));
  const { user } = renderWithPortal(<NewestPage />, { path: '/documents' });
  expect(await screen.findByRole('link', { name: 'Ensjøtunet: Tegninger - Bygg 1' })).toHaveAttribute(
    'href',
    `/projects/4/house/12/blueprints/${plan.folderUuid}`,
  );
  expect(screen.getByText(/Det finnes flere\. Skriv mer/)).toBeVisible();
  const [said] = screen.getAllByRole('status');
  expect(said).toBeEmptyDOMElement();
  await user.type(screen.getByRole('searchbox', { name: 'Søk i dokumentene' }), 'x');
  expect(await screen.findByText('Ingen dokumenter heter noe med «x».')).toBeVisible();
  expect(said).toHaveTextContent('Ingen treff');
});

test('that nothing was found is said of a text only once it has been answered', async () => {
  api.answer(listNewestDocuments, ({ query }) =>
    query.text === 'xy' ? new Promise(() => undefined) : { documents: query.text ? [] : [plan], more: false },
  );
  const { user } = renderWithPortal(<NewestPage />, { path: '/documents' });
  const box = screen.getByRole('searchbox', { name: 'Søk i dokumentene' });
  await user.type(box, 'x');
  expect(await screen.findByText('Ingen dokumenter heter noe med «x».')).toBeVisible();
  await user.type(box, 'y');
  await waitFor(() => expect(api.calls(listNewestDocuments).at(-1)?.query.text).toBe('xy'));
  expect(screen.queryByText(/Ingen dokumenter/)).not.toBeInTheDocument();
  api.refuse(listNewestDocuments, 500);
  await user.type(box, 'z');
  expect(await screen.findByText(/Kunne ikke hente innholdet/)).toBeVisible();
  expect(screen.queryByText(/Ingen dokumenter/)).not.toBeInTheDocument();
});

test('a failure is told in place', async () => {
  api.refuse(listNewestDocuments, 500);
  renderWithPortal(<NewestPage />, { path: '/documents' });
  await waitFor(() => expect(screen.getByText(/Kunne ikke hente innholdet/)).toBeVisible());
});

test('what others put into folders meanwhile appears by itself', async () => {
  const added = { ...plan, ...aDocument({ name: 'Snitt' }) };
  api.answer(listNewestDocuments, () => ({ documents: [plan], more: false }));
  const { hub } = renderWithPortal(<NewestPage />, { path: '/documents' });
  await screen.findByText('Plan.pdf');
  api.answer(listNewestDocuments, () => ({ documents: [added, plan], more: false }));
  jest.useFakeTimers();
  act(() => hub.emit('OnCaseChanged', { type: 'revision', id: 1 }));
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
  expect(await screen.findByText('Snitt.pdf')).toBeVisible();
});
