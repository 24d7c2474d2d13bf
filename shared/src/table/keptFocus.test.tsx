import { screen, waitFor } from '@testing-library/react';

import { type ComplaintRow, listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(listComplaints, () => aPage([aComplaintRow({ id: 1, lineName: 'Dør' })], 23));
});

const open = (path: string) => renderWithPortal(<ListPage definition={aList} />, { path });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isOnFilter = () => waitFor(() => expect(button('Filtrer')).toHaveFocus());

test("a filter that is taken away gives the focus to the next, to the one before, and at last to 'Filtrer'", async () => {
  const { user } = open('/complaints?search=bad&lineName=startsWith:Dør');
  await user.click(button('Fjern filter Sak begynner med «Dør»'));
  expect(button(/^Fjern filter Status/)).toHaveFocus();
  await user.click(button('Fjern filter Søk: bad'));
  expect(button(/^Fjern filter Status/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await isOnFilter();
  expect(screen.getByText('Ingen filter er på.')).toBeVisible();
});

test.each([
  ['beside the filters', 0],
  ['of an empty list', 1],
])("'Slett filter' %s gives the focus to 'Filtrer'", async (_where, at) => {
  api.answer(listComplaints, () => aPage<ComplaintRow>([]));
  const { user } = open('/complaints');
  await screen.findByText('Ingen reklamasjoner passer til filteret.');
  await user.click(screen.getAllByRole('button', { name: 'Slett filter' })[at] as HTMLElement);
  await isOnFilter();
});

test('who turns to the last page stays on the button, which does nothing more', async () => {
  const { user, portal } = open('/complaints?page=2');
  await user.click(await screen.findByRole('button', { name: 'Neste side' }));
  expect(await screen.findByText('21–23 av 23')).toBeVisible();
  expect(button('Neste side')).toHaveFocus();
  expect(button('Neste side')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(portal.location.get().search).toBe('?page=3');
});
