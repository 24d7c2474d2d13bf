import { screen, waitFor, within } from '@testing-library/react';

import { complaintFilterOptions, listComplaints } from '../contract/complaintList';
import { aList } from '../testing/aList';
import { aComplaintRow, aPage, aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { ListPage } from './ListPage';

let api: FakeApi;
const asked = (value: string) =>
  api
    .calls(listComplaints)
    .at(-1)
    ?.body.headers.find((header) => header.value === value);

const open = async () => {
  const view = renderWithPortal(<ListPage definition={aList} />, {
    profile: aProfile({ isByggtun: true }),
    path: '/complaints',
  });
  await screen.findByRole('link', { name: 'Dør' });
  return view;
};
// Only the date is another.
const notFaked = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'clearImmediate',
] as const;
const use = { name: 'Bruk filter' };

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(listComplaints, () => aPage([aComplaintRow({ id: 1, lineName: 'Dør' })], 23));
  api.answer(complaintFilterOptions, () => ({
    ...{ contactPersons: [], users: [], regStatuses: [], contactPersonContact: [], projects: [] },
  }));
});
afterEach(() => jest.useRealTimers());

describe('days', () => {
  const day = async (clause: string, typed: Readonly<Record<string, string>>) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Filtrer Registrert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer registrert' }));
    await user.selectOptions(dialog.getByRole('combobox'), clause);
    for (const [label, text] of Object.entries(typed)) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(dialog.getByRole('button', use));
    return dialog;
  };

  test.each([
    ['Samme dag', { Dag: '1.12.2026' }, ['2026-12-01']],
    ['Før', { Dag: '311226' }, ['2026-12-31']],
    ['Mellom', { Fra: '1/12-26', Til: '31. des 2026' }, ['2026-12-01', '2026-12-31']],
    ['Mellom', { Fra: '1.12.2026', Til: '1.12.2026' }, ['2026-12-01', '2026-12-01']],
  ])('%s %j is asked for at once', async (clause, typed, filterValues) => {
    await day(clause, typed);
    await waitFor(() => expect(asked('lineDate')?.filterValues).toEqual(filterValues));
  });

  test.each([
    ['Samme dag', { Dag: '31.11.2026' }, 'Dag', 'Datoen finnes ikke.'],
    ['Etter', { Dag: '1.12' }, 'Dag', 'Skriv datoen som DD.MM.ÅÅÅÅ.'],
    ['Mellom', { Fra: '01.12.2026' }, 'Til', 'Fyll ut både fra og til.'],
    ['Mellom', { Fra: '01.12.2026', Til: '31.11.2026' }, 'Til', 'Datoen finnes ikke.'],
    ['Mellom', { Fra: '02.12.2026', Til: '01.12.2026' }, 'Til', 'Til kan ikke være før fra.'],
  ])('%s %j is refused at %s: %s', async (clause, typed, label, text) => {
    const dialog = await day(clause, typed);
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByLabelText(label)).toBeInvalid();
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text));
    expect(api.calls(listComplaints)).toHaveLength(1);
  });
});

test.each([
  ['2026-11-23', 'Forfalt', 'before', ['2026-11-23']],
  ['2026-11-23', 'Denne uken', 'between', ['2026-11-23', '2026-11-29']],
  ['2026-11-29', 'Denne uken', 'between', ['2026-11-23', '2026-11-29']],
  ['2026-12-31', 'Denne uken', 'between', ['2026-12-28', '2027-01-03']],
])('on %s «%s» of a deadline is a press', async (now, choice, filterClause, filterValues) => {
  jest.useFakeTimers({ now: new Date(`${now}T12:00:00Z`), doNotFake: [...notFaked] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Frist'));
  const button = dialog.getByRole('button', { name: choice });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', use));
  await waitFor(() => expect(asked('deadLine')).toMatchObject({ filterClause, filterValues }));
});

test('numbers between an end and a later beginning are refused', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Filtrer\s*1/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtrer reklamasjoner' }));
  await user.click(dialog.getByText('Nr'));
  const section = within(dialog.getByRole('group', { name: 'Nr' }));
  await user.selectOptions(section.getByRole('combobox'), 'Mellom');
  await user.type(section.getByRole('textbox', { name: 'Fra' }), '20');
  await user.type(section.getByRole('textbox', { name: 'Til' }), '10');
  await user.click(dialog.getByRole('button', use));
  expect(await dialog.findByText('Til kan ikke være mindre enn fra.')).toBeVisible();
});
