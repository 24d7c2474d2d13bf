import { type Action, getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { listComments } from '@byggtun/shared/contract/comment';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { anAction, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ActionPage } from '../action/ActionPage';
import { colleagues } from './openComplaint';

/** The server of a test: one action, which the test may change. */
export interface ActionServer {
  api: FakeApi;
  stored: Action;
}

/** A server that knows action 31. */
export function actionServer(stored = anAction()): ActionServer {
  const server = { api: fakeApi(), stored };
  server.api.answer(getAction, () => ({
    action: server.stored,
    tagUsers: [],
    contactPersons: colleagues.filter(({ id }) => id !== server.stored.responsibleId),
  }));
  server.api.answer(listComments, () => []);
  server.api.answer(listActionJournal, () => []);
  return server;
}

/** The page at an address. */
export const renderAction = (path: string, profile = aProfile()) =>
  renderWithPortal(
    <Routes>
      <Route path="/actions/:id" element={<ActionPage />} />
    </Routes>,
    { path, profile },
  );

/** Opens the page of the server's action. */
export async function openAction(server: ActionServer, profile = aProfile()) {
  const view = renderAction('/actions/31', profile);
  await screen.findByRole('heading', { name: server.stored.title });
  return view;
}
