import { saveAberration } from '@byggtun/shared/contract/aberration';
import { findUpload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import { unsavedAttachments } from '@byggtun/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';

import { aDraft, openReport, reportServer } from '../testing/openReport';

beforeEach(() => localStorage.clear());

test('a report with more files than one save takes is not sent, and it is said', async () => {
  const draft = { ...aDraft, attachments: unsavedAttachments(51) };
  localStorage.setItem('byggtun.formDraft.7.aberration.1', JSON.stringify(draft));
  const api = reportServer();
  api.answer(findUpload, ({ params }) => ({ ...params, size: 1, received: 1 }));
  const { user, notices } = await openReport();
  expect(await screen.findByText('bilde 50.jpg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opprett' }));
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'warning', text: 'Du kan lagre høyst 50 vedlegg om gangen.' }]),
  );
  expect(api.calls(saveAberration)).toEqual([]);
});

test('a report whose answer was lost is sent again after a reload with the files that the first save took', async () => {
  const draft = { ...aDraft, wasSent: true, attachments: unsavedAttachments(1) };
  localStorage.setItem('byggtun.formDraft.7.aberration.1', JSON.stringify(draft));
  const api = reportServer();
  // They belong to the report that was saved.
  api.refuse(findUpload, 404, { message: 'Filen finnes ikke.' });
  const { user } = await openReport();
  expect(await screen.findByText('bilde 0.jpg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opprett' }));
  expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
  const [sent] = api.calls(saveAberration);
  expect(sent?.body).toMatchObject({
    requestId: draft.requestId,
    attachments: [{ fileName: 'bilde 0.jpg' }],
  });
  expect(api.calls(findUpload)).toEqual([]);
});

test('one whose file the server has thrown away meanwhile says which it is, once it is refused', async () => {
  const draft = { ...aDraft, wasSent: true, attachments: unsavedAttachments(1) };
  localStorage.setItem('byggtun.formDraft.7.aberration.1', JSON.stringify(draft));
  const api = reportServer();
  api.refuse(findUpload, 404, { message: 'Filen finnes ikke.' });
  api.refuse(saveAberration, 400, { message: attachmentTexts.notReady });
  const { user } = await openReport();
  await user.click(screen.getByRole('button', { name: 'Opprett' }));
  expect(await screen.findByText(attachmentTexts.notReady)).toBeVisible();
  const files = screen.getByRole('list', { name: 'Nye filer' });
  await waitFor(() => expect(files).toHaveTextContent(/bilde 0\.jpg.*ikke lenger lagret midlertidig/));
});
