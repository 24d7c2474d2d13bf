import { saveComment } from '@byggtun/shared/contract/commentSave';
import { PortalContext } from '@byggtun/shared/portal/portal';
import { type CommandOptions, useCommand } from '@byggtun/shared/portal/useCommand';
import { mockPortal } from '@byggtun/shared/testing/mockPortal';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { loading } from './loading';
import { LoadingPlace } from './LoadingPlace';

const status = () => screen.queryByText('Vennligst vent', { selector: '[role=status]' });
const curtain = () => screen.queryByText('Vennligst vent', { selector: '[popover] > *' });
const hold = () => {
  let release: () => void = () => undefined;
  act(() => void (release = loading.hold()));
  return () => act(() => release());
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

// Its code is here before the clock stands still.
beforeAll(() => import('./LoadingOverlay'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is over within 300 ms shows nothing', async () => {
  render(<LoadingPlace />);
  let release = hold();
  await pass(250);
  release();
  await pass(40);
  release = hold();
  await pass(250);
  release();
  await pass(1_000);
  expect(status()).not.toBeInTheDocument();
  expect(curtain()).not.toBeInTheDocument();
});

test('after 300 ms it shows, and for 300 ms at least', async () => {
  render(<LoadingPlace />);
  const release = hold();
  await pass(310);
  expect(status()).toBeVisible();
  expect(curtain()).toBeInTheDocument();
  release();
  await pass(250);
  expect(status()).toBeVisible();
  await pass(60);
  expect(status()).not.toBeInTheDocument();
  expect(curtain()).not.toBeInTheDocument();
});

test('two things at once are one overlay, until the last is over', async () => {
  render(<LoadingPlace />);
  const [first, second] = [hold(), hold()];
  await pass(2_000);
  expect(screen.getAllByText('Vennligst vent', { selector: '[popover] > *' })).toHaveLength(1);
  first();
  await pass(2_000);
  expect(status()).toBeVisible();
  second();
  await pass(310);
  expect(status()).not.toBeInTheDocument();
});

test('the focus stays, also when the overlay is pressed', async () => {
  render(
    <>
      <button>Slett</button>
      <LoadingPlace />
    </>,
  );
  screen.getByRole('button').focus();
  const release = hold();
  await pass(310);
  const overlay = curtain();
  expect(overlay && fireEvent.mouseDown(overlay)).toBe(false);
  expect(screen.getByRole('button')).toHaveFocus();
  release();
  await pass(310);
});

function Save(options: CommandOptions) {
  const { run } = useCommand(saveComment, options);
  return (
    <button
      onClick={() => {
        run({ body: { regLineId: 1, newComment: 'Hei', visibleToCustomer: undefined } }).catch(
          () => undefined,
        );
      }}
    >
      Lagre
    </button>
  );
}

test.each([
  ['shows it', {}, true],
  ['with the hide flag does not', { hideLoader: true }, false],
])('a command %s, and is over when it has failed too', async (_, options, expected) => {
  let fail: (cause: Error) => void = () => undefined;
  globalThis.fetch = () => new Promise((_resolve, reject) => (fail = reject));
  render(
    <PortalContext value={{ ...mockPortal().get(), loading }}>
      <Save {...options} />
      <LoadingPlace />
    </PortalContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  await pass(310);
  expect(status() !== null).toBe(expected);
  await act(() => Promise.resolve(fail(new Error('away'))));
  await pass(310);
  expect(status()).not.toBeInTheDocument();
  expect(loading.isAny()).toBe(false);
});
