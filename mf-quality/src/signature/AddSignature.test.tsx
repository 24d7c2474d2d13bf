import { signChecklist } from '@byggtun/shared/contract/checklistSave';
import { savedBefore } from '@byggtun/shared/contract/error';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { checklistServer, openChecklist } from '../testing/openChecklist';
import { SignaturePad } from './SignaturePad';

const inDialog = () => within(screen.getByRole('dialog'));

test('a signature whose answer was lost is sent again; one with another name is told of, and another press makes it one of its own', async () => {
  const server = checklistServer();
  server.api.drop(signChecklist);
  const { user } = await openChecklist(server);
  await user.click(screen.getByRole('button', { name: 'Legg til Signatur' }));
  await screen.findByRole('dialog');
  const sign = async () => user.click(await inDialog().findByRole('button', { name: 'Legg til Signatur' }));
  await user.type(inDialog().getByLabelText(/^Navn/), 'Kari');
  await user.click(inDialog().getByRole('checkbox', { name: 'Signer med navnet i stedet for å tegne' }));
  await sign();
  expect(await inDialog().findByRole('alert')).toBeVisible();
  server.api.refuse(signChecklist, 400, { error: savedBefore.code, message: savedBefore.text });
  await user.type(inDialog().getByLabelText(/^Navn/), ' Solberg');
  await sign();
  expect(await inDialog().findByText(savedBefore.text)).toBeVisible();
  server.api.answer(signChecklist, () => ({ signatures: [], updatedString: '' }));
  await sign();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [lost, again, own] = server.api.calls(signChecklist).map(({ body }) => body.uuid);
  expect(again).toBe(lost);
  expect(own).not.toBe(lost);
});

function Drawn() {
  const [value, change] = useState('M1 1L2 2');
  return <SignaturePad value={value} error={undefined} onChange={change} />;
}

test('who has emptied the pad stays on the button', async () => {
  const { user } = renderWithPortal(<Drawn />);
  const empty = screen.getByRole('button', { name: 'Tøm feltet' });
  await user.click(empty);
  expect(empty).toHaveFocus();
  expect(empty).toHaveAttribute('aria-disabled', 'true');
});
