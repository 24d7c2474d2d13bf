import { getDocuments } from '@byggtun/shared/contract/document';
import { searchDocuments } from '@byggtun/shared/contract/documentCalls';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { aFolderAnswer } from '../testing/aFolder';
import { FolderPage } from './FolderPage';

test('that a search has found nothing is said of its own text, and not when it has failed', async () => {
  const api = fakeApi();
  api.answer(getDocuments, () => aFolderAnswer({}));
  api.answer(searchDocuments, () => ({ documents: [], more: false }));
  const { user } = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/documents" element={<FolderPage use="documents" />} />
    </Routes>,
    { path: '/projects/3/documents' },
  );
  const search = await screen.findByRole('searchbox', { name: 'Søk i prosjektet' });
  await user.type(search, 'x');
  expect(await screen.findByText('Ingen dokumenter i prosjektet heter noe med «x».')).toBeVisible();
  expect(screen.getByText('Ingen treff')).toHaveAttribute('role', 'status');
  api.refuse(searchDocuments, 500);
  await user.type(search, 'y');
  expect(await screen.findByText(/Kunne ikke hente innholdet/)).toBeVisible();
  expect(screen.queryByText(/Ingen dokumenter/)).not.toBeInTheDocument();
});
