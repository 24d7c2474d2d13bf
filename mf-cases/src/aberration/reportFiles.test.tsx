import { saveAberration } from '@byggtun/shared/contract/aberration';
import { findUpload } from '@byggtun/shared/contract/attachmentCalls';
import { unsavedAttachments } from '@byggtun/shared/testing/builders';
import { screen, waitFor } from '@testing-library/react';

import { aDraft, openReport, reportServer } from '../testing/openReport';

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
