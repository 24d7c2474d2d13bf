import { listMinutes, previewMinute } from '@byggtun/shared/contract/minute';
import { getProject } from '@byggtun/shared/contract/project';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import type { MockStart } from '@byggtun/shared/testing/mockPortal';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor, within } from '@testing-library/react';

import { aMinute } from '../testing/aMinute';
import { MinutesPage } from './MinutesPage';

const first = aMinute({ meetingName: 'Råbygg', meetingNumber: 3, meetingStart: '2026-10-06T07:00:00Z' });
const later = aMinute({ meetingName: 'Våtrom', meetingNumber: 2, meetingStart: '2026-11-03T08:00:00Z' });

let api: FakeApi;
let saved: string[];
beforeEach(() => {
  api = fakeApi();
  api.answer(getProject, () => aProject({ id: 3 }));
  saved = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(minutes = [first, later], start: MockStart = {}) {
  api.answer(listMinutes, () => minutes);
  const view = renderWithPortal(
    <Routes>
      <Route path="/projects/:id/minutes" element={<MinutesPage />} />
    </Routes>,
    { path: '/projects/3/minutes', ...start },
  );
  await screen.findByText(minutes.length > 0 ? first.meetingName : /ingen møtereferater/);
  return view;
}
const cards = () =>
  within(screen.getByRole('list', { name: 'Møtereferater' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('each meeting has a card with number, name, type and start, by name downwards at first', async () => {
  await open();
  expect(cards()).toEqual(['2VåtromByggemøte · 03.11.2026 09:00', '3RåbyggByggemøte · 06.10.2026 09:00']);
});

test('the menu sorts by name, number or date, up or down', async () => {
  const { user } = await open();
  await user.click(screen.getByTitle('Sorter etter'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sorter etter' }));
  expect(dialog.getByRole('radio', { name: 'Navn' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Synkende' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Dato' })).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Nummer' }));
  await user.click(dialog.getByRole('button', { name: 'Sorter' }));
  await waitFor(() => expect(cards()[0]).toMatch(/^3Råbygg/));
});

test('a press fetches the minutes and saves them, once', async () => {
  let give = (): void => undefined;
  api.answer(previewMinute, async () => {
    await new Promise<void>((resolve) => (give = resolve));
    return new Blob(['%PDF']);
  });
  const { user } = await open();
  const card = screen.getByRole('button', { name: /Våtrom/ });
  await user.click(card);
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Henter Våtrom …')).toBeInTheDocument();
  await user.click(card);
  give();
  await waitFor(() => expect(saved).toEqual(['Byggemøte 2 Våtrom.pdf']));
  expect(api.calls(previewMinute)).toEqual([expect.objectContaining({ body: { id: later.id } })]);
});

test('minutes that are on their way hold up no others', async () => {
  const give: (() => void)[] = [];
  api.answer(previewMinute, async () => {
    await new Promise<void>((resolve) => give.push(resolve));
    return new Blob(['%PDF']);
  });
  const { user } = await open();
  const [one, other] = [
    screen.getByRole('button', { name: /Våtrom/ }),
    screen.getByRole('button', { name: /Råbygg/ }),
  ];
  await user.click(one);
  await user.click(other);
  await waitFor(() => expect(give).toHaveLength(2));
  expect(screen.getByText('Henter Våtrom … Henter Råbygg …')).toBeInTheDocument();
  give[1]?.();
  await waitFor(() => expect(saved).toEqual(['Byggemøte 3 Råbygg.pdf']));
  expect(other).not.toHaveAttribute('aria-busy');
  expect(one).toHaveAttribute('aria-busy', 'true');
  give[0]?.();
  await waitFor(() => expect(saved).toEqual(['Byggemøte 3 Råbygg.pdf', 'Byggemøte 2 Våtrom.pdf']));
});

test('a failure is said in words, and the card can be pressed again', async () => {
  api.refuse(previewMinute, 503, {
    message: 'Dokumentet tok for lang tid å lage. Begrens det og prøv igjen.',
  });
  const { user, notices } = await open();
  await user.click(screen.getByRole('button', { name: /Våtrom/ }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: /tok for lang tid/ }]));
  api.answer(previewMinute, () => new Blob(['%PDF']));
  await user.click(screen.getByRole('button', { name: /Våtrom/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a kiosk shows the minutes and saves nothing', async () => {
  api.answer(previewMinute, () => new Blob(['%PDF Saker']));
  const { user } = await open([first], { kiosk: true });
  await user.click(screen.getByRole('button', { name: /Råbygg/ }));
  expect(await screen.findByRole('dialog', { name: 'Byggemøte 3 – Råbygg' })).toBeInTheDocument();
  expect(await screen.findByText(/Saker/)).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('a project without minutes says so', async () => {
  await open([]);
  expect(screen.getByText('Det er ingen møtereferater her ennå.')).toBeVisible();
});
