import type { NoticeKind } from '@byggtun/shared/portal/portal';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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
const shown = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((one) => one.textContent);

afterEach(() => jest.useRealTimers());

test.each([
  ['success', 'status', 4],
  ['info', 'status', 6],
  ['warning', 'alert', 8],
  ['error', 'alert', 10],
] as const)('a %s is announced as %s and goes after %i seconds', async (kind, role, seconds) => {
  const { say } = open([kind, 'Lagret']);
  await say('Lagret');
  expect(screen.getByRole(role)).toHaveTextContent('Lagret');
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
  await user.hover(screen.getByRole('status'));
  pass(60);
  expect(shown()).toEqual(['Lagret']);
  await user.unhover(screen.getByRole('status'));
  pass(5);
  expect(shown()).toEqual([]);

  await say('Lagret');
  await user.click(screen.getByRole('button', { name: 'Lukk meldingen' }));
  expect(shown()).toEqual([]);
});
