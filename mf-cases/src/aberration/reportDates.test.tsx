import { saveAberration } from '@byggtun/shared/contract/aberration';
import { addDays } from '@byggtun/shared/contract/day';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { formatDate, today } from '@byggtun/shared/text/date';
import { screen, waitFor } from '@testing-library/react';

import { keepDraft, openReport, reportServer } from '../testing/openReport';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = reportServer();
  keepDraft(1);
});

const fill = async (field: RegExp, text: string) => {
  const { user } = await openReport();
  await user.clear(screen.getByLabelText(field));
  if (text) await user.type(screen.getByLabelText(field), text);
  return user;
};
const create = () => screen.getByRole('button', { name: 'Opprett' });

test.each([
  [/^Frist/, '20.12.2098', { timeLimit: '2098-12-20' }],
  [/^Frist/, '1.12.2098', { timeLimit: '2098-12-01' }],
  [/^Frist/, '311268', { timeLimit: '2068-12-31' }],
  [/^Frist/, '', { timeLimit: null }],
  [/^Registrert dato/, '1/12-25', { registrated: '2025-12-01' }],
])('what stands in %s is sent: «%s»', async (field, text, sent) => {
  const user = await fill(field, text);
  await user.click(create());
  await waitFor(() => expect(api.calls(saveAberration)).toMatchObject([{ body: sent }]));
});

test.each([
  [/^Frist/, '01.12.2020', 'Frist kan ikke være tidligere enn i dag!'],
  [/^Frist/, '31.11.2098', 'Datoen finnes ikke.'],
  [/^Frist/, '1.12', 'Skriv datoen som DD.MM.ÅÅÅÅ.'],
  [/^Registrert dato/, '01.12.2098', 'Registrert dato kan ikke være senere enn i dag!'],
  [/^Registrert dato/, '', 'Registrert dato må fylles ut!'],
])('%s with «%s» is not sent and says why', async (field, text, why) => {
  const user = await fill(field, text);
  await user.click(create());
  await waitFor(() => expect(screen.getByLabelText(field)).toBeInvalid());
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(why));
  expect(screen.getByLabelText(field)).toHaveValue(text);
  expect(api.calls(saveAberration)).toEqual([]);
});

test.each([/^Frist/, /^Registrert dato/, /^Overskrift/])(
  'Enter in %s does not send the report',
  async (field) => {
    const { user } = await openReport();
    await user.type(screen.getByLabelText(field), '{Enter}');
    await user.clear(screen.getByLabelText(/^Beskrivelse/));
    await user.click(create());
    expect(await screen.findByText('Beskrivelse må fylles ut!')).toBeVisible();
    expect(api.calls(saveAberration)).toEqual([]);
  },
);

test('a new report begins today and gives two weeks, whichever day its answer is of', async () => {
  localStorage.clear();
  await openReport();
  expect(screen.getByLabelText(/^Registrert dato/)).toHaveValue(formatDate(today()));
  expect(screen.getByLabelText(/^Frist/)).toHaveValue(formatDate(addDays(today(), 14)));
});

test('what is no day comes back with the draft', async () => {
  localStorage.clear();
  keepDraft(1, { timeLimit: '31.11.2098' });
  await openReport();
  expect(screen.getByLabelText(/^Frist/)).toHaveValue('31.11.2098');
});
