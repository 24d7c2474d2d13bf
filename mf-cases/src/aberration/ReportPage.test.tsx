import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import { beginUpload } from '@byggtun/shared/contract/attachmentCalls';
import type { FakeApi } from '@byggtun/shared/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';

import { keepDraft, openReport, reportServer } from '../testing/openReport';

type UserEvent = Awaited<ReturnType<typeof openReport>>['user'];

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = reportServer();
});

const field = (name: RegExp) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
const create = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Opprett' }));
const optionsOf = (name: RegExp) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const write = async (user: UserEvent, name: RegExp, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const chooseResponsible = async (user: UserEvent) => {
  await user.click(screen.getByRole('combobox', { name: /^Ansvarlig/ }));
  await user.click(await screen.findByRole('option', { name: /Marte Haugen/ }));
};
describe('Opprett', () => {
  test.each([
    ['/aberration', saveAberration, 1, 'Overskrift', 'Avvik er lagt til!'],
    ['/ruh', saveRuh, 2, 'Tittel', 'RUH lagt til!'],
  ] as const)('at %s sends it with its category, and leads one page back', async (...kind) => {
    const [path, route, category, label, text] = kind;
    keepDraft(category);
    const { user, notices } = await openReport(path, { from: '/dashboard' });
    expect(field(new RegExp(`^${label}`))).toHaveValue('Løst rekkverk');
    await create(user);
    expect(await screen.findByText('Siden før')).toBeVisible();
    expect(notices).toEqual([{ kind: 'success', text }]);
    expect(api.calls(route)).toHaveLength(1);
    expect(api.calls(route)[0]?.body).toMatchObject({
      ...{ id: -1, category, title: 'Løst rekkverk', description: 'Gir etter ved heisen.' },
      ...{ aberrationTypeId: 1, responsible: 6, projTable: 3, severity: null, projPhase: null },
      ...{ registrated: '2026-11-18', timeLimit: '2099-12-02' },
    });
  });

  test('leads to the action where there is no page to go back to', async () => {
    keepDraft(1);
    const { user } = await openReport();
    await create(user);
    expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
  });

  test('with nothing filled in says in each field what is missing, and warns', async () => {
    const { user, notices } = await openReport();
    await create(user);
    for (const text of [
      'Tittel må fylles ut!',
      'Beskrivelse må fylles ut!',
      'Type må fylles ut!',
      'Ansvarlig må fylles ut!',
      'Prosjekt må velges ut!',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(notices).toEqual([{ kind: 'warning', text: 'Alle obligatoriske felter må fylles ut!' }]);
    expect(field(/^Overskrift/)).toHaveFocus();
    expect(api.calls(saveAberration)).toEqual([]);
  });

  test('a failed save keeps everything; sent again it is the same report', async () => {
    api.drop(saveAberration);
    keepDraft(1);
    const { user } = await openReport();
    await create(user);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field(/^Beskrivelse/)).toHaveValue('Gir etter ved heisen.');
    await create(user);
    await waitFor(() => expect(api.calls(saveAberration)).toHaveLength(2));
    const [first, second] = api.calls(saveAberration);
    expect(second?.body.requestId).toBe(first?.body.requestId);
  });

  test('a day on the wrong side of today is told in its field, before anything is sent', async () => {
    keepDraft(1, { registrated: '2099-01-01', timeLimit: '2020-01-01' });
    const { user, notices } = await openReport();
    await create(user);
    expect(await screen.findByText('Registrert dato kan ikke være senere enn i dag!')).toBeVisible();
    expect(screen.getByText('Frist kan ikke være tidligere enn i dag!')).toBeVisible();
    expect(notices).toEqual([]);
    expect(api.calls(saveAberration)).toEqual([]);
  });

  test("what the server refuses stands in the field's place", async () => {
    const errors = { responsible: [aberrationTexts.wrongResponsible] };
    api.refuse(saveAberration, 400, { message: 'Noe er feil.', errors });
    keepDraft(1);
    const { user } = await openReport();
    await create(user);
    expect(await screen.findByText(aberrationTexts.wrongResponsible)).toBeVisible();
  });
});

describe('the choices', () => {
  test('open with the project that the address names', async () => {
    await openReport('/aberration?projectId=3');
    expect(field(/^Prosjekt/)).toHaveDisplayValue('Sandaker park');
    expect(optionsOf(/^Bygg/)).toEqual(['Ikke valgt', 'Bygg A', 'Bygg B']);
  });

  test('another type clears the cause, which is one of its own', async () => {
    const { user } = await openReport();
    expect(field(/^Årsak/)).toBeDisabled();
    await user.selectOptions(field(/^Type/), 'Sikkerhet');
    expect(optionsOf(/^Årsak/)).toEqual(['Ikke valgt', 'Manglende sikring']);
    await user.selectOptions(field(/^Årsak/), 'Manglende sikring');
    await user.selectOptions(field(/^Type/), 'Utførelse');
    expect(field(/^Årsak/)).toHaveDisplayValue('Ikke valgt');
    expect(optionsOf(/^Årsak/)).toEqual(['Ikke valgt', 'Feil montering']);
  });

  test('a section sets its building; without the building it goes; another project clears both', async () => {
    const { user } = await openReport('/aberration?projectId=3');
    await user.selectOptions(field(/^Seksjon/), '002 · H0201 · Jonas Berg');
    expect(field(/^Bygg/)).toHaveDisplayValue('Bygg B');
    await user.selectOptions(field(/^Bygg/), 'Ikke valgt');
    expect(field(/^Seksjon/)).toHaveDisplayValue('Ikke valgt');
    await user.selectOptions(field(/^Seksjon/), '001 · H0101');
    await user.selectOptions(field(/^Prosjekt/), 'Fjordbyen');
    await waitFor(() => expect(optionsOf(/^Bygg/)).toContain('Bygg A'));
    expect(field(/^Bygg/)).toHaveDisplayValue('Ikke valgt');
    await waitFor(() => expect(field(/^Seksjon/)).toHaveDisplayValue('Ikke valgt'));
  });

  test('a project that is not there says so', async () => {
    api.refuse(getNewAberration, 404);
    await openReport('/aberration?projectId=99', { waitFor: 'Velg et annet prosjekt' });
    expect(screen.getByRole('link', { name: 'Velg et annet prosjekt' })).toHaveAttribute(
      'href',
      '/aberration',
    );
  });
});

describe('the files', () => {
  const picture = () => new File(['bilde'], 'rekkverk.txt', { type: 'text/plain' });
  const addFile = async (user: UserEvent) => {
    await user.upload(screen.getByLabelText('Vedlegg fra enheten'), picture());
    await screen.findByText(/rekkverk\.txt/);
  };

  test('go with the report, and come back with the draft', async () => {
    keepDraft(1);
    const before = await openReport();
    await addFile(before.user);
    await waitFor(() => expect(localStorage.getItem('byggtun.formDraft.7.aberration.1')).toMatch('rekkverk'));
    before.unmount();

    const { user } = await openReport();
    expect(await screen.findByText(/rekkverk\.txt/)).toBeVisible();
    await create(user);
    expect(await screen.findByText('Siden til tiltaket')).toBeVisible();
    expect(api.calls(saveAberration)[0]?.body.attachments).toEqual([
      expect.objectContaining({ fileName: 'rekkverk.txt', status: 2 }),
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test('that did not come up are not left out without a word', async () => {
    keepDraft(1);
    api.refuse(beginUpload, 500);
    const { user, notices } = await openReport();
    await addFile(user);
    await create(user);
    await waitFor(() =>
      expect(notices.at(-1)?.text).toBe('En fil ble ikke lastet opp. Prøv igjen, eller ta den bort.'),
    );
    expect(api.calls(saveAberration)).toEqual([]);
  });
});

describe('the draft', () => {
  test('of what is typed and chosen outlives the page', async () => {
    const before = await openReport();
    await write(before.user, /^Overskrift/, 'Hull i gulvet');
    await chooseResponsible(before.user);
    expect(screen.getByText('Utkastet er lagret på denne enheten.')).toBeVisible();
    before.unmount();

    await openReport();
    expect(screen.getByText('Utkastet ditt fra sist er hentet tilbake.')).toBeVisible();
    expect(field(/^Overskrift/)).toHaveValue('Hull i gulvet');
    expect(field(/^Ansvarlig/)).toHaveValue('Marte Haugen');
  });

  test("is gone after 'Forkast utkastet', and belongs to its own form", async () => {
    keepDraft(1);
    const other = await openReport('/ruh');
    expect(field(/^Tittel/)).toHaveValue('');
    other.unmount();

    const { user } = await openReport();
    await user.click(screen.getByRole('button', { name: 'Forkast utkastet' }));
    expect(field(/^Overskrift/)).toHaveValue('');
    expect(field(/^Overskrift/)).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  test('that an older portal wrote in another way is left aside', async () => {
    localStorage.setItem('byggtun.formDraft.7.aberration.1', '{"title":"Gammelt"}');
    await openReport();
    expect(field(/^Overskrift/)).toHaveValue('');
  });
});

test('without a network it says so, and what becomes of what is typed', async () => {
  await openReport();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Du er uten nett\. Det du skriver, blir lagret/)).toBeVisible();
  online.mockRestore();
});
