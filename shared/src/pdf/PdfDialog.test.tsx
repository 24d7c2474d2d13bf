import { screen, waitFor } from '@testing-library/react';

import { getAccidentPlan } from '../contract/projectFile';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import type { MockStart } from '../testing/mockPortal';
import { renderWithPortal } from '../testing/renderWithPortal';
import { PdfDialog } from './PdfDialog';
import { useLoadPdf } from './useLoadPdf';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(getAccidentPlan, () => new Blob(['%PDF Ring 110\fMøt ved porten']));
});

const onShown = jest.fn();
const onRead = jest.fn();
const onClosed = jest.fn();
afterEach(() => jest.clearAllMocks());

function Plan() {
  const load = useLoadPdf(getAccidentPlan, { params: { id: 3 } });
  return (
    <PdfDialog
      title="Varslingsplan"
      fileName="Varslingsplan.pdf"
      load={load}
      missing="Prosjektet har ingen varslingsplan."
      onShown={onShown}
      onRead={onRead}
      onClosed={onClosed}
    />
  );
}

async function open(start: MockStart = {}) {
  const view = renderWithPortal(<Plan />, start);
  await screen.findByRole('dialog', { name: 'Varslingsplan' });
  return view;
}
/** It stands there once the dialog has opened. */
const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const button = (name: string) => screen.getByRole('button', { name });

test('the document is read as text, and whoever asked hears when it is on the screen', async () => {
  const { user } = await open();
  await shown(/Ring 110/);
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1));
  expect(screen.getByText('1 av 2')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Side 2' })).toBeInTheDocument();
  await user.click(button('Ferdig'));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
});

test('it is made larger and smaller in steps of 10 %, by buttons and by keys, and not without end', async () => {
  const { user } = await open();
  await screen.findByText(/Ring 110/);
  await user.click(button('Større'));
  expect(screen.getByText('110 %')).toBeVisible();
  screen.getByRole('region', { name: 'Dokumentet' }).focus();
  await user.keyboard('{Control>}-0{/Control}');
  expect(screen.getByText('110 %')).toBeVisible();
  await user.keyboard('--');
  expect(screen.getByText('90 %')).toBeVisible();
  await user.keyboard('0');
  expect(screen.getByText('100 %')).toBeVisible();
  for (let step = 0; step < 5; step += 1) await user.click(button('Mindre'));
  expect(screen.getByText('50 %')).toBeVisible();
  expect(button('Mindre')).toHaveAttribute('aria-disabled', 'true');
});

test('it counts as read when its last page has been on the screen, not before', async () => {
  const height = { clientHeight: 500, scrollHeight: 2000 };
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(
    this: HTMLElement,
  ) {
    return (Number(this.dataset.page ?? 1) - 1) * 1000;
  });
  const sizes = Object.entries(height).map(([name, value]) =>
    jest.spyOn(Element.prototype, name as 'clientHeight', 'get').mockReturnValue(value),
  );
  const before = globalThis.IntersectionObserver;
  // Every page is near enough to be drawn.
  globalThis.IntersectionObserver = class extends before {
    private readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      super(tell);
      this.tell = tell;
    }
    override observe = () => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
  };
  const { user } = await open();
  await shown(/Møt ved porten/);
  await waitFor(() => expect(onShown).toHaveBeenCalled());
  expect(onRead).not.toHaveBeenCalled();
  await user.click(button('Neste side'));
  await waitFor(() => expect(onRead).toHaveBeenCalled());
  globalThis.IntersectionObserver = before;
  [offset, ...sizes].forEach((spy) => spy.mockRestore());
});

test('pages are turned', async () => {
  const { user } = await open();
  await screen.findByText(/Ring 110/);
  expect(button('Forrige side')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Neste side'));
  expect(screen.getByText('2 av 2')).toBeVisible();
  expect(button('Neste side')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Neste side')).toHaveFocus();
});

test('one that is not there is told kindly, without a way to try again', async () => {
  api.refuse(getAccidentPlan, 404);
  const { notices } = await open();
  await shown('Prosjektet har ingen varslingsplan.');
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).not.toBeInTheDocument();
  expect(notices).toEqual([]);
  expect(onShown).not.toHaveBeenCalled();
});

test('a failure stands in the place of the document, and can be tried again', async () => {
  api.drop(getAccidentPlan);
  const { user } = await open();
  await shown(/Ikke kontakt med server/);
  api.answer(getAccidentPlan, () => new Blob(['%PDF Ring 110']));
  await user.click(button('Prøv igjen'));
  await shown(/Ring 110/);
});

test('a file that is no PDF is offered to be saved, but not on a kiosk', async () => {
  api.answer(getAccidentPlan, () => new Blob(['<html>']));
  const { unmount } = await open();
  await shown('Filen kan ikke vises her.');
  expect(button('Last ned filen')).toBeVisible();
  expect(onShown).not.toHaveBeenCalled();
  unmount();
  await open({ kiosk: true });
  await shown('Filen kan ikke vises her.');
  expect(screen.queryByRole('button', { name: 'Last ned filen' })).not.toBeInTheDocument();
});

test('a kiosk saves and prints nothing', async () => {
  await open({ kiosk: true });
  await screen.findByText(/Ring 110/);
  expect(screen.queryByRole('button', { name: 'Last ned' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Skriv ut' })).not.toBeInTheDocument();
});
