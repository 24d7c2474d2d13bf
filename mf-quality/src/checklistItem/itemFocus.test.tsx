import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { screen } from '@testing-library/react';

import { aChecklist, anItem, checklistServer, openChecklist } from '../testing/openChecklist';

afterEach(() => localStorage.clear());

test('who takes a choice back stands at the first one, not at the top of the page', async () => {
  const { user } = await openChecklist(
    checklistServer(aChecklist({ items: [anItem({ type: 0, txt: 'Lys tenner', boolVal: true })] })),
  );
  await user.click(screen.getByRole('button', { name: 'Nullstill' }));
  expect(screen.getByRole('radio', { name: 'Ja' })).toHaveFocus();
  await user.click(document.body);
  expect(screen.getByRole('radio', { name: 'Ja' })).not.toHaveFocus();
});

test.each(['Behold mitt svar', 'Bruk det lagrede svaret'])(
  'who has chosen «%s» stands in the field of the item',
  async (choice) => {
    const server = checklistServer();
    const theirs = anItem({ stringVal: 'Sika', version: 5, updatedBy: 'Henrik Lunde' });
    server.api.answer(saveChecklist, ({ body: { items } }) => ({
      items: [],
      conflicts: items.map((mine) => ({ id: 71, mine, theirs })),
      updatedString: '',
    }));
    const { user } = await openChecklist(server);
    const line = screen.getByRole('textbox', { name: /Produkt og batchnummer/ });
    await user.type(line, 'Mapegum');
    await user.click(screen.getByRole('button', { name: 'Lagre' }));
    await user.click(await screen.findByRole('button', { name: choice }));
    expect(line).toHaveFocus();
  },
);
