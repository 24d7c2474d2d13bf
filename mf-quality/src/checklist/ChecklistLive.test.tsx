import { getChecklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { act, screen, waitFor } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist } from '../testing/openChecklist';

const save = () => screen.getByRole('button', { name: 'Lagre' });
const line = () => screen.getByRole('textbox', { name: /Produkt og batchnummer/ });

afterEach(() => localStorage.clear());

test('what somebody else answers appears', async () => {
  const server = checklistServer();
  const { hub } = await openChecklist(server);
  server.checklist = aChecklist({ items: [anItem({ stringVal: 'Sika', version: 2 })] });
  act(() => hub.emit('OnCaseChanged', { type: 'checklist', id: 7 }));
  await waitFor(() => expect(line()).toHaveValue('Sika'));
  expect(server.api.calls(getChecklist)).toHaveLength(2);
});

test('one that is no longer this person’s is shut for who had it open', async () => {
  const server = checklistServer();
  const { hub } = await openChecklist(server);
  server.api.refuse(getChecklist, 404);
  act(() => hub.emit('OnCaseChanged', { type: 'checklist', id: 7 }));
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
});

test('what happens in another checklist is not fetched', async () => {
  const server = checklistServer();
  const { hub } = await openChecklist(server);
  jest.useFakeTimers();
  try {
    act(() => hub.emit('OnCaseChanged', { type: 'checklist', id: 8 }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.api.calls(getChecklist)).toHaveLength(1);
    act(() => hub.emit('OnCaseChanged', { type: 'checklist', id: 7 }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.api.calls(getChecklist)).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('what somebody else has written over an answer stands, also when the word of its save comes late', async () => {
  const server = checklistServer();
  const { user, hub } = await openChecklist(server);
  let give: (answer: { items: ChecklistItem[]; conflicts: []; updatedString: string }) => void = () =>
    undefined;
  server.api.answer(saveChecklist, () => new Promise((resolve) => (give = resolve)));
  await user.type(line(), 'Mapegum');
  await user.click(save());
  await waitFor(() => expect(server.api.calls(saveChecklist)).toHaveLength(1));
  const asked = server.api.calls(getChecklist).length;
  server.checklist = aChecklist({ items: [anItem({ stringVal: 'Sika', version: 3 })] });
  act(() => hub.emit('OnCaseChanged', { type: 'checklist', id: 7 }));
  await waitFor(() => expect(server.api.calls(getChecklist).length).toBeGreaterThan(asked));
  await act(() => Promise.resolve());
  give({ items: [anItem({ stringVal: 'Mapegum', version: 2 })], conflicts: [], updatedString: '' });
  await waitFor(() => expect(line()).toHaveValue('Sika'));
});
