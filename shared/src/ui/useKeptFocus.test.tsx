import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useKeptFocus } from './useKeptFocus';

/** A row whose button goes when it is pressed. */
function Row() {
  const [isThere, setThere] = useState(true);
  const kept = useKeptFocus<HTMLLIElement>();
  return (
    <li {...kept}>
      {isThere ? (
        <button type="button" onClick={() => setThere(false)}>
          Gjenopprett
        </button>
      ) : null}
    </li>
  );
}

function Page({ keepsRow }: { keepsRow: boolean }) {
  const [isThere, setThere] = useState(true);
  return (
    <main id="innhold" tabIndex={-1}>
      <ul onClick={() => setThere(keepsRow)}>{isThere ? <Row /> : null}</ul>
    </main>
  );
}

test.each([
  ['its place', true, 'listitem'],
  ["the page's content, when the place goes too", false, 'main'],
])('a button that goes by its own press leaves the focus to %s', async (_whom, keepsRow, role) => {
  render(<Page keepsRow={keepsRow} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
});
