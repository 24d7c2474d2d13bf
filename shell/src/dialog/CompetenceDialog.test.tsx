import { listCourses, saveCourses } from '@byggtun/shared/contract/course';
import { putSetting } from '@byggtun/shared/contract/setting';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { today } from '@byggtun/shared/text/date';
import { screen, waitFor } from '@testing-library/react';

import { CompetenceDialog } from './CompetenceDialog';

let api: FakeApi;
const onClosed = jest.fn();

beforeEach(() => {
  onClosed.mockReset();
  api = fakeApi();
  api.answer(listCourses, () => ({
    courses: [
      { id: 1, name: 'Stillasbygging', hasExpiryDate: false },
      { id: 2, name: 'Varme arbeider', hasExpiryDate: true },
      { id: 3, name: 'Førstehjelp', hasExpiryDate: true },
    ],
    coursesContactPerson: [
      {
        id: 9,
        contactPersonId: 7,
        courseId: 3,
        name: 'Førstehjelp',
        hasExpiryDate: true,
        fromDate: '2025-01-01',
        expiryDate: '2028-01-01',
      },
    ],
  }));
  api.answer(saveCourses, () => ({ contactPersonCourses: [] }));
  api.answer(putSetting, ({ body }) => ({ value: body }));
});

const open = async () => {
  const view = renderWithPortal(<CompetenceDialog onClosed={onClosed} />);
  await screen.findByRole('checkbox', { name: 'Førstehjelp' });
  return view;
};

test('shows what one has, and saves what is ticked with the day of the answer', async () => {
  const { user } = await open();
  expect(screen.getByRole('checkbox', { name: 'Førstehjelp' })).toBeChecked();
  expect(screen.getByLabelText(/Utgår, Førstehjelp/)).toHaveValue('01.01.2028');
  await user.click(screen.getByRole('checkbox', { name: 'Stillasbygging' }));
  expect(screen.queryByLabelText(/Utgår, Stillasbygging/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)).toMatchObject([
    {
      body: [
        { courseId: 1, expiryDate: null },
        { courseId: 3, expiryDate: '2028-01-01' },
      ],
    },
  ]);
  expect(api.calls(putSetting)).toMatchObject([{ params: { key: 'cometanceUpdated' }, body: today() }]);
});

test('a ticked course that runs out needs its day, in the field and as a warning', async () => {
  const { user, notices } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Varme arbeider' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Dato må fylles ut!')).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Utgående dato må fulles ut!' }]);
  expect(api.calls(saveCourses)).toEqual([]);

  await user.click(screen.getByLabelText(/Utgår, Varme arbeider/));
  await user.paste('31.12.2027');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)[0]?.body).toContainEqual({ courseId: 2, expiryDate: '2027-12-31' });
});

test('a save that fails keeps what was ticked, and is not counted as an answer', async () => {
  api.drop(saveCourses);
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Stillasbygging' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Ikke kontakt med server')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Stillasbygging' })).toBeChecked();
  expect(api.calls(putSetting)).toEqual([]);
});
