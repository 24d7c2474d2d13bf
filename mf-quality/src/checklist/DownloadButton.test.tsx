import { printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { screen, waitFor } from '@testing-library/react';

import { aChecklist, checklistServer, openChecklist } from '../testing/openChecklist';

let saved: string[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const serve = (checklist = aChecklist()) => {
  const server = checklistServer(checklist);
  server.api.answer(printChecklist, () => new Blob(['%PDF']));
  return server;
};
const button = () => screen.getByRole('button', { name: /Last ned fil/ });
const line = () => screen.getByRole('textbox', { name: /Produkt og batchnummer/ });

test('what is written is saved first, and stands in the file', async () => {
  const server = serve();
  const { user } = await openChecklist(server);
  await user.type(line(), 'S');
  await user.click(button());
  await waitFor(() => expect(saved).toEqual(['Sjekkliste 7 Våtrom før flislegging.pdf']));
  expect(server.api.calls(saveChecklist)).toHaveLength(1);
  expect(server.api.calls(printChecklist)[0]?.body).toEqual({ checkListId: 7 });
});

test('what can’t be saved is told, and the file comes without it', async () => {
  const server = serve();
  server.api.drop(saveChecklist);
  const { user, notices } = await openChecklist(server);
  await user.type(line(), 'S');
  await user.click(button());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(notices).toContainEqual({
    kind: 'warning',
    text: 'Noen svar er ikke lagret ennå. De er ikke med i filen.',
  });
});

test('who only reads has it too; one that fails is told, and can be asked for again', async () => {
  const server = serve(aChecklist({ may: { edit: false } }));
  server.api.refuse(printChecklist, 503, { message: 'Dokumentet tok for lang tid å lage.' });
  const { user, notices } = await openChecklist(server);
  await user.click(button());
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: /tok for lang tid/ }]));
  server.api.answer(printChecklist, () => new Blob(['%PDF']));
  await user.click(await screen.findByRole('button', { name: 'Last ned fil' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});
