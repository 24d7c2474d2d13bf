import { type Attachment } from '@byggtun/shared/contract/attachment';
import { beginUpload, getAttachment, getThumbnail } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { type ContactPersonCourse, listCourses } from '@byggtun/shared/contract/course';
import {
  coursePictureTexts,
  removeCoursePicture,
  setCoursePicture,
} from '@byggtun/shared/contract/coursePicture';
import { anAttachment } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { type FakeUploads, fakeUploads } from '@byggtun/shared/testing/fakeUploads';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { CoursesCard } from './CoursesCard';

let api: FakeApi;
let server: FakeUploads;
let id = 100;
beforeEach(() => {
  // What one test leaves on its way is not the next one's.
  id += 1;
  api = fakeApi();
  server = fakeUploads(api);
  api.answer(getThumbnail, () => new Blob(['lite']));
  api.answer(getAttachment, () => new Blob(['stort'], { type: 'image/jpeg' }));
});

const own = (picture: Attachment | null): ContactPersonCourse => ({
  ...{ id, contactPersonId: 7, courseId: 3, name: 'Stillas', hasExpiryDate: false },
  ...{ fromDate: '2025-01-01', expiryDate: null, picture },
});
const old = anAttachment({ fileName: 'gammelt.jpg' });
const open = async (picture: Attachment | null) => {
  api.answer(listCourses, () => ({ courses: [], coursesContactPerson: [own(picture)] }));
  const view = renderWithPortal(<CoursesCard />);
  await screen.findByText('Stillas');
  return view;
};
const press = (name: string) => screen.getByRole('button', { name });
const editor = () => screen.findByRole('dialog', { name: 'Bilde av kursbeviset' });
/** Sent up, and shown so. */
const ready = async (dialog: HTMLElement) => {
  const text = await within(dialog).findByText('Klar til å lagres');
  await waitFor(() => expect(text).toBeVisible());
};
const choose = (name: string, type: string) =>
  fireEvent.change(screen.getByLabelText('Bilde fra enheten'), {
    target: { files: [new File(['x'], name, { type })] },
  });

test('a picture is chosen, shown while it goes up, and stands at the course once it is saved', async () => {
  const { user, notices } = await open(null);
  expect(screen.queryByRole('button', { name: 'Åpne bildet for Stillas' })).not.toBeInTheDocument();
  await user.click(press('Legg til bilde for Stillas'));
  const dialog = await editor();
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(notices).toEqual([{ kind: 'warning', text: 'Velg et bilde først.' }]);
  choose('bevis.png', 'image/png');
  await ready(dialog);

  const saved = anAttachment({ fileName: 'bevis.png' });
  api.answer(setCoursePicture, () => ({ contactPersonCourses: [own(saved)] }));
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByRole('button', { name: 'Åpne bildet for Stillas' })).toBeVisible();
  const [guid] = server.files.keys();
  expect(api.calls(setCoursePicture)).toEqual([
    expect.objectContaining({ params: { id: String(id) }, body: { bufferGuid: guid } }),
  ]);
  expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Bildet er lagret.' });
});

test('what is no image is refused at once, and another choice comes in the place of the first', async () => {
  const { user, notices } = await open(null);
  await user.click(press('Legg til bilde for Stillas'));
  const dialog = await editor();
  choose('bevis.pdf', 'application/pdf');
  expect(notices).toEqual([{ kind: 'warning', text: coursePictureTexts.notImage }]);
  expect(server.files.size).toBe(0);
  choose('uskarpt.png', 'image/png');
  await ready(dialog);
  choose('skarpt.png', 'image/png');
  await ready(dialog);
  expect(within(dialog).getByText('skarpt.png')).toBeVisible();
  expect(within(dialog).queryByText('uskarpt.png')).not.toBeInTheDocument();
});

test('a picture that is thrown away is gone from the server, and not there the next time', async () => {
  const { user } = await open(null);
  await user.click(press('Legg til bilde for Stillas'));
  const dialog = await editor();
  choose('bevis.png', 'image/png');
  await ready(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
  await user.click(within(dialog).getByRole('button', { name: 'Forkast' }));
  await waitFor(() => expect(server.files.size).toBe(0));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(press('Legg til bilde for Stillas'));
  await editor();
  expect(screen.queryByRole('list', { name: 'Nytt bilde' })).not.toBeInTheDocument();
});

test('a save that fails is told, and the picture stays for another try', async () => {
  const { user, notices } = await open(null);
  await user.click(press('Legg til bilde for Stillas'));
  const dialog = await editor();
  choose('bevis.png', 'image/png');
  await ready(dialog);
  api.refuse(setCoursePicture, 400, { message: 'Et av vedleggene kan ikke lagres.' });
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(within(dialog).getByText('bevis.png')).toBeVisible();
  expect(within(dialog).getByText('Klar til å lagres')).toBeVisible();
});

test('the picture is opened large', async () => {
  const { user } = await open(old);
  await user.click(press('Åpne bildet for Stillas'));
  const viewer = await screen.findByRole('dialog', { name: 'gammelt.jpg' });
  expect(within(viewer).getByRole('status')).toHaveTextContent('1 av 1');
});

test('who deletes the course is told that its picture goes with it', async () => {
  const { user } = await open(old);
  await user.click(press('Slett Stillas'));
  const question = await screen.findByRole('dialog', { name: 'Slette kurset?' });
  expect(question).toHaveTextContent('Bildet av kursbeviset slettes for godt.');
});

test('the picture is deleted after a question, and the course stays', async () => {
  const { user, notices } = await open(old);
  api.answer(removeCoursePicture, () => ({ contactPersonCourses: [own(null)] }));
  await user.click(press('Endre bildet for Stillas'));
  await user.click(within(await editor()).getByRole('button', { name: 'Slett bildet' }));
  const question = await screen.findByRole('dialog', { name: 'Slette bildet?' });
  expect(api.calls(removeCoursePicture)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Slett' }));
  expect(await screen.findByRole('button', { name: 'Legg til bilde for Stillas' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Åpne bildet for Stillas' })).not.toBeInTheDocument();
  expect(notices).toEqual([{ kind: 'success', text: 'Bildet er slettet.' }]);
});

test('one that did not come up is told as such, and goes when the picture is to be deleted', async () => {
  api.refuse(beginUpload, 400, { message: 'Firmaet har ikke mer plass.' });
  const { user, notices } = await open(old);
  await user.click(press('Endre bildet for Stillas'));
  const dialog = await editor();
  choose('bevis.png', 'image/png');
  await within(dialog).findByText('Firmaet har ikke mer plass.');
  await user.click(within(dialog).getByRole('button', { name: 'Lagre' }));
  expect(notices).toEqual([{ kind: 'warning', text: attachmentTexts.notUp }]);
  await user.click(within(dialog).getByRole('button', { name: 'Slett bildet' }));
  const question = await screen.findByRole('dialog', { name: 'Slette bildet?' });
  await user.click(within(question).getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(press('Endre bildet for Stillas'));
  await editor();
  expect(screen.queryByRole('list', { name: 'Nytt bilde' })).not.toBeInTheDocument();
});
