import type { NoticeKind } from '@byggtun/shared/portal/portal';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { NoticeProvider, useNotify } from './NoticeProvider';

function Say({ kind, text }: { kind: NoticeKind; text: string }) {
  const notify = useNotify();
  return <button onClick={() => notify(kind, text)}>{text}</button>;
}

const open = (...said: [kind: NoticeKind, text: string][]) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <NoticeProvider>
      {said.map(([kind, text]) => (
        <Say key={text} kind={kind} text={text} />
      ))}
    </NoticeProvider>,
  );
  return { user, say: (text: string) => user.click(screen.getByRole('button', { name: text })) };
};
const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1_000));
const place = () => within(screen.getByRole('status', { name: 'Meldinger' }));
const shown = () =>
  place()
    .queryAllByRole('button')
    .map((close) => close.parentElement?.textContent);

afterEach(() => jest.useRealTimers());

test.each([
  ['success', 'polite', 4],
  ['info', 'polite', 6],
  ['warning', 'assertive', 8],
  ['error', 'assertive', 10],
] as const)('a %s is announced (%s) and goes after %i seconds', async (kind, urgency, seconds) => {
  const { say } = open([kind, 'Lagret']);
  expect(screen.getByRole('status', { name: 'Meldinger' })).toHaveAttribute('aria-atomic', 'false');
  await say('Lagret');
  expect(place().queryAllByRole('alert')).toHaveLength(urgency === 'assertive' ? 1 : 0);
  pass(seconds - 0.5);
  expect(shown()).toEqual(['Lagret']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('what is said again starts anew instead of standing twice; three are shown at most', async () => {
  const { say } = open(['info', 'a'], ['info', 'b'], ['info', 'c'], ['info', 'd']);
  await say('a');
  pass(5);
  await say('a');
  pass(5);
  expect(shown()).toEqual(['a']);
  await say('b');
  await say('c');
  await say('d');
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test('it stays while it is pointed at, and can be closed', async () => {
  const { user, say } = open(['success', 'Lagret']);
  await say('Lagret');
  await user.hover(place().getByText('Lagret'));
  pass(60);
  expect(shown()).toEqual(['Lagret']);
  await user.unhover(place().getByText('Lagret'));
  pass(5);
  expect(shown()).toEqual([]);

  await say('Lagret');
  await user.click(screen.getByRole('button', { name: 'Lukk meldingen' }));
  expect(shown()).toEqual([]);
});

test('what went through takes the warnings before it away, and leaves the rest', async () => {
  const { say } = open(['warning', 'Dato mangler'], ['error', 'Feil på server'], ['success', 'Lagret']);
  await say('Dato mangler');
  await say('Feil på server');
  await say('Lagret');
  expect(shown()).toEqual(['Feil på server', 'Lagret']);
});

/** A dialog of the browser's own, outside of which everything is dead. */
function Calendar() {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <dialog ref={(dialog) => dialog?.setAttribute('open', '')} aria-label="Velg dag">
      <button onClick={() => setIsOpen(false)}>Avbryt</button>
    </dialog>
  ) : (
    <button onClick={() => setIsOpen(true)}>Åpne</button>
  );
}

test("over a dialog of the browser's own it stands in it, the one from before too, and stays when that goes; each is said once", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  render(
    <NoticeProvider>
      <Say kind="error" text="Feil på server" />
      <Say kind="info" text="Du er sjekket inn" />
      <Calendar />
    </NoticeProvider>,
  );
  await press('Feil på server');
  await press('Åpne');
  const dialog = within(screen.getByRole('dialog', { name: 'Velg dag' }));
  expect(await dialog.findByText('Feil på server')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Du er sjekket inn');
  expect(dialog.getByRole('status', { name: 'Meldinger' })).toHaveTextContent('Du er sjekket inn');
  await press('Avbryt');
  await waitFor(() => expect(screen.getByRole('status', { name: 'Meldinger' })).toBeVisible());
  expect(shown()).toEqual(['Feil på server', 'Du er sjekket inn']);
});

test('what listens stands in a dialog before the first is said', async () => {
  const user = userEvent.setup();
  render(
    <NoticeProvider>
      <Calendar />
    </NoticeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Åpne' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Velg dag' }));
  expect(await dialog.findByRole('status', { name: 'Meldinger' })).toBeEmptyDOMElement();
});
