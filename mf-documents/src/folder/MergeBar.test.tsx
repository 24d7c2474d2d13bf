import { mergeLimit, mergePdfs, tooManyToMerge } from '@byggtun/shared/contract/documentCalls';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { aDocument } from '../testing/aFolder';
import { MergeBar } from './MergeBar';
import { useChoice } from './useChoice';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

function Bar({ documents }: { documents: ReturnType<typeof aDocument>[] }) {
  const choice = useChoice(documents);
  return choice ? <MergeBar choice={choice} fileName="Samlet" /> : null;
}

/** Every one of so many PDFs is chosen. */
async function choose(count: number) {
  const documents = Array.from({ length: count }, (_, index) => aDocument({ name: `Plan ${index}` }));
  const view = renderWithPortal(<Bar documents={documents} />);
  await view.user.click(screen.getByRole('checkbox', { name: 'Velg alle' }));
  return view;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('more than are merged at once is said before anything is sent', async () => {
  await choose(mergeLimit.documents + 1);
  expect(screen.getByText(tooManyToMerge)).toBeVisible();
  expect(button(/^Last ned valgte/)).toBeDisabled();
});

test('as many as are merged at once can be had', async () => {
  await choose(mergeLimit.documents);
  expect(screen.queryByText(tooManyToMerge)).not.toBeInTheDocument();
  expect(button(/^Last ned valgte/)).toBeEnabled();
});

test('the focus stays in the bar when the button that has it goes', async () => {
  const { user } = await choose(2);
  api.answer(mergePdfs, () => new Promise(() => undefined));
  await user.click(button('Last ned valgte (2)'));
  expect(button(/Last ned valgte \(2\)$/)).toHaveFocus();
  await user.click(button('Avbryt'));
  await waitFor(() => expect(button('Last ned valgte (2)')).toHaveFocus());
  api.refuse(mergePdfs, 400, { error: 'damaged', message: 'Plan 1.pdf er skadet' });
  await user.click(button('Last ned valgte (2)'));
  await screen.findByText('Plan 1.pdf er skadet');
  await user.click(button('Avbryt'));
  expect(button('Last ned valgte (2)')).toHaveFocus();
});
