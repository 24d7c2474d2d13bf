import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import { screen, within } from '@testing-library/react';

import { checklistServer, openChecklist } from '../testing/openChecklist';

test('the history tells who gave it to whom and who completed it, down to who made it', async () => {
  const server = checklistServer();
  const line = { by: 'Kari Solberg', company: 'Byggtun AS', at: '2026-11-24T10:00:00Z' };
  server.api.answer(listChecklistJournal, () => [
    { ...line, id: 2, field: 'status' as const, from: 0 as const, to: 1 as const },
    { ...line, id: 1, field: 'responsible' as const, from: 'Henrik Lunde', to: 'Kari Solberg' },
  ]);
  await openChecklist(server);
  const history = within(await screen.findByRole('region', { name: 'Historikk' }));
  const lines = await history.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Kari Solberg.*endret status.*Ikke fullført.*Fullført/),
    expect.stringMatching(/endret ansvarlig.*Henrik Lunde.*Kari Solberg/),
    expect.stringMatching(/Kari Solberg laget sjekklisten/),
  ]);
});
