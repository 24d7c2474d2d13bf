import { screen, waitFor } from '@testing-library/react';

import { beginUpload } from '../contract/attachmentCalls';
import { attachmentTexts } from '../contract/attachmentTexts';
import { fakeApi } from '../testing/fakeApi';
import { fakeUploads } from '../testing/fakeUploads';
import { renderWithPortal } from '../testing/renderWithPortal';
import { AttachmentField } from './AttachmentField';
import { useUploads } from './useUploads';

function Form() {
  return <AttachmentField uploads={useUploads('comment.complaint.7')} />;
}

test('a file that was changed or moved since it was chosen says so, and is not tried again', async () => {
  const api = fakeApi();
  const server = fakeUploads(api);
  const { user } = renderWithPortal(<Form />);
  const file = new File(['gammelt innhold'], 'notat.txt', { type: 'text/plain' });
  // As browsers do.
  const gone = () => Promise.reject(new DOMException('It could not be read.', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(['g']), { arrayBuffer: gone });
  await user.upload(screen.getByLabelText('Vedlegg fra enheten'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(attachmentTexts.changed);
  expect(api.calls(beginUpload)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Prøv igjen/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fjern notat.txt' }));
  await waitFor(() => expect(server.files.size).toBe(0));
});
