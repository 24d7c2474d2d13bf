import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import useSWR from 'swr';

import { Loaded } from './Loaded';

test('what is fetched anew in the background draws nothing anew before it is another', async () => {
  let answer = 'Våtrom';
  const drawn: string[] = [];
  let fetchAnew = (): Promise<unknown> => Promise.resolve();
  function Thing() {
    const call = useSWR('thing', () => Promise.resolve(answer));
    fetchAnew = call.mutate;
    return (
      <Loaded call={call} skeleton={null}>
        {(text) => {
          drawn.push(text);
          return <p>{text}</p>;
        }}
      </Loaded>
    );
  }
  render(<Thing />);
  await screen.findByText('Våtrom');
  const before = drawn.length;
  await act(() => fetchAnew());
  expect(drawn).toHaveLength(before);
  answer = 'Elektro';
  await act(() => fetchAnew());
  expect(screen.getByText('Elektro')).toBeVisible();
});

test("who pressed 'Prøv igjen' begins at the content when the button has gone", async () => {
  let fetchIt = (): Promise<string> => Promise.reject(new Error('lost'));
  function Thing() {
    const call = useSWR('retried', () => fetchIt(), { shouldRetryOnError: false });
    return (
      <main id="innhold" tabIndex={-1}>
        <Loaded call={call} skeleton={null}>
          {(text) => <p>{text}</p>}
        </Loaded>
      </main>
    );
  }
  render(<Thing />);
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  fetchIt = () => Promise.resolve('Våtrom');
  await userEvent.click(again);
  expect(await screen.findByText('Våtrom')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
