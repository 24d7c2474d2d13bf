import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderWithPortal } from '../testing/renderWithPortal';
import { DialogFrame } from './DialogFrame';

/** A row whose dialog takes the row away. @param inRow the dialog goes with it at once */
function Page({ inRow }: { inRow: boolean }) {
  const [isThere, setThere] = useState(true);
  const [state, setState] = useState<'none' | 'open' | 'leaving'>('none');
  const leave = () => setState('leaving');
  const remove = () => {
    setThere(false);
    leave();
  };
  const footer = (
    <button type="button" onClick={remove}>
      Slett
    </button>
  );
  const dialog =
    state === 'none' ? null : (
      <DialogFrame
        open={state === 'open'}
        title="Slette raden?"
        footer={footer}
        onLeave={leave}
        onClosed={() => setState('none')}
      >
        Den er borte etterpå.
      </DialogFrame>
    );
  return (
    <main id="innhold" tabIndex={-1}>
      {isThere ? (
        <>
          <button type="button" onClick={() => setState('open')}>
            Slett raden
          </button>
          {inRow ? dialog : null}
        </>
      ) : null}
      {inRow ? null : dialog}
    </main>
  );
}

const open = async (inRow: boolean) => {
  const { user } = renderWithPortal(<Page inRow={inRow} />);
  await user.click(screen.getByRole('button', { name: 'Slett raden' }));
  await screen.findByRole('dialog', { name: 'Slette raden?' });
  return user;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test.each([[true], [false]])(
  'a dialog that has taken away what opened it leaves the focus at the content (in the row: %s)',
  async (inRow) => {
    const user = await open(inRow);
    await user.click(await screen.findByRole('button', { name: 'Slett' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test('a press that gives no focus, as in Safari, loses none', async () => {
  window.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
  const user = await open(false);
  await user.keyboard('{Escape}');
  await gone();
  expect(document.body).toHaveFocus();
});

test('otherwise it goes back to what opened it', async () => {
  const user = await open(false);
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('button', { name: 'Slett raden' })).toHaveFocus();
});
