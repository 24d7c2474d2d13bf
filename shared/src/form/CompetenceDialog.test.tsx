import { screen, waitFor, within } from '@testing-library/react';

import { type ContactPersonCourse, listCourses, saveCourses } from '../contract/course';
import { putSetting } from '../contract/setting';
import { anAttachment } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { today } from '../text/date';
import { CompetenceDialog } from './CompetenceDialog';

let api: FakeApi;
const onClosed = jest.fn();
const firstAid: ContactPersonCourse = {
  ...{ id: 9, contactPersonId: 7, courseId: 3, name: 'Førstehjelp', hasExpiryDate: true },
  ...{ fromDate: '2025-01-01', expiryDate: '2099-01-01' },
};
let own = firstAid;
let others: ContactPersonCourse[] = [];

beforeEach(() => {
  onClosed.mockReset();
  own = firstAid;
  others = [];
  api = fakeApi();
  api.answer(listCourses, () => ({
    courses: [
      { id: 1, name: 'Stillasbygging', hasExpiryDate: false },
      { id: 2, name: 'Varme arbeider', hasExpiryDate: true },
      { id: 3, name: 'Førstehjelp', hasExpiryDate: true },
    ],
    coursesContactPerson: [own, ...others],
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
  const { user, notices } = await open();
  expect(screen.getByRole('checkbox', { name: 'Førstehjelp' })).toBeChecked();
  expect(screen.getByLabelText(/Utgår, Førstehjelp/)).toHaveValue('01.01.2099');
  await user.click(screen.getByRole('checkbox', { name: 'Stillasbygging' }));
  expect(screen.queryByLabelText(/Utgår, Stillasbygging/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(notices).toEqual([{ kind: 'success', text: 'Kursene dine er lagret.' }]);
  expect(api.calls(saveCourses)).toMatchObject([
    {
      body: [
        { courseId: 1, expiryDate: null },
        { courseId: 3, expiryDate: '2099-01-01' },
      ],
    },
  ]);
  expect(api.calls(putSetting)).toMatchObject([{ params: { key: 'cometanceUpdated' }, body: today() }]);
});

test('courses that were saved count as saved, though that the question was answered could not be noted', async () => {
  api.refuse(putSetting, 500);
  const { user, notices } = await open();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(notices).toEqual([
    { kind: 'warning', text: 'Kursene dine er lagret, men svaret ble ikke notert. Du blir spurt igjen.' },
  ]);
  await waitFor(() => expect(api.calls(listCourses)).toHaveLength(3));
});

test('a ticked course that runs out needs its day, in the field and as a warning', async () => {
  const { user, notices } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Varme arbeider' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Dato må fylles ut!')).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Utgående dato må fulles ut!' }]);
  expect(api.calls(saveCourses)).toEqual([]);

  await user.click(screen.getByLabelText(/Utgår, Varme arbeider/));
  await user.paste('31.12.2099');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)[0]?.body).toContainEqual({ courseId: 2, expiryDate: '2099-12-31' });
});

test('a day that has passed is refused in its field; one that was registered and has run out since may stay', async () => {
  own = { ...own, expiryDate: '2024-01-01' };
  const { user, notices } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Varme arbeider' }));
  await user.type(screen.getByLabelText(/Utgår, Varme arbeider/), '01.05.2019');
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Utgående dato kan ikke være tidligere enn i dag!')).toBeVisible();
  expect([notices, api.calls(saveCourses)]).toEqual([[], []]);
  await user.clear(screen.getByLabelText(/Utgår, Varme arbeider/));
  await user.type(screen.getByLabelText(/Utgår, Varme arbeider/), '311299');
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Utgående dato kan ikke være tidligere enn i dag!')).toBeVisible();
  await user.clear(screen.getByLabelText(/Utgår, Varme arbeider/));
  await user.type(screen.getByLabelText(/Utgår, Varme arbeider/), '31.12.2099');
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)[0]?.body).toEqual([
    { courseId: 2, expiryDate: '2099-12-31' },
    { courseId: 3, expiryDate: '2024-01-01' },
  ]);
});

test('it says why one is asked, and a search leaves what was ticked as it is', async () => {
  const { user } = await open();
  const why = screen.getByText(/Byggeplassen må vite hvem som har kurs/);
  await waitFor(() => expect(why).toBeVisible());
  await user.click(screen.getByRole('checkbox', { name: 'Stillasbygging' }));
  await user.type(screen.getByRole('searchbox', { name: 'Søk i kursene' }), 'arbeid VARME{Enter}');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  expect(screen.getByRole('checkbox', { name: 'Varme arbeider' })).not.toBeChecked();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'kran');
  expect(await screen.findByText('Ingen kurs passer til «kran».')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)[0]?.body).toMatchObject([{ courseId: 1 }, { courseId: 3 }]);
});

test('what is wrong with a course comes into sight, whatever is searched for', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Varme arbeider' }));
  await user.type(screen.getByRole('searchbox'), 'stillas');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Dato må fylles ut!')).toBeVisible();
});

test('before something of a course goes for good one is asked; no goes back to the ticks, yes saves', async () => {
  own = { ...own, picture: anAttachment() };
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Førstehjelp' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  const question = await screen.findByRole('alertdialog', { name: /^Ta bort kursene/ });
  expect(question).toHaveTextContent('Førstehjelp: bildet av kursbeviset');
  expect(screen.getByRole('button', { name: 'Gå tilbake' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  // Ticked again it is no question any longer.
  await user.click(screen.getByRole('checkbox', { name: 'Førstehjelp' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Førstehjelp' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(api.calls(saveCourses)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Slett og lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses).map(({ body }) => body)).toEqual([[]]);
});

test('a save that fails after the question keeps what was ticked, and asks anew', async () => {
  api.drop(saveCourses);
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Førstehjelp' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  await user.click(await screen.findByRole('button', { name: 'Slett og lagre' }));
  expect(await screen.findByText('Ikke kontakt med server')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Førstehjelp' })).not.toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Lagre' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Førstehjelp: utgående dato 01.01.2099');
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

test('a course that another device has registered after the dialog had opened stays, and is none of those that go', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Stillasbygging' }));
  others = [{ ...firstAid, id: 10, courseId: 2, name: 'Varme arbeider', picture: anAttachment() }];
  await user.click(screen.getByRole('checkbox', { name: 'Førstehjelp' }));
  await user.click(screen.getByRole('button', { name: 'Lagre' }));
  const question = await screen.findByRole('alertdialog', { name: /^Ta bort kursene/ });
  expect(within(question).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Slett og lagre' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(api.calls(saveCourses)[0]?.body).toEqual([
    { courseId: 1, expiryDate: null },
    { courseId: 2, expiryDate: '2099-01-01' },
  ]);
});
