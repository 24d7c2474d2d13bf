import { getProfile, setActive } from '@byggtun/shared/contract/user';
import { aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { ChangeCompany } from './ChangeCompany';

const relation = { contactId: 2, contactName: 'Nordre Tømrer AS', contactPersonId: 7, inActive: false };
const other = { contactId: 3, contactName: 'Granlund Elektro AS', contactPersonId: 11, inActive: false };

test('where the answer is lost, the profile tells whether the company was changed', async () => {
  const api = fakeApi();
  const profile = aProfile({ contactPersonRelations: [relation, other] });
  api.answer(getProfile, () => profile);
  api.drop(setActive);
  const onClosed = jest.fn();
  const { user } = renderWithPortal(<ChangeCompany onClosed={onClosed} />, { profile });
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  await user.click(await screen.findByRole('radio', { name: 'Granlund Elektro AS' }));
  await user.click(screen.getByRole('button', { name: 'Bytt' }));
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(2));
  expect(onClosed).not.toHaveBeenCalled();
});
