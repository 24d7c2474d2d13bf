import { act, render, screen } from '@testing-library/react';
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
