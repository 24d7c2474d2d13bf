import { listChecklists } from '@byggtun/shared/contract/checklistList';
import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { aPage, aProfile } from '@byggtun/shared/testing/builders';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ChecklistsCard } from './ChecklistsCard';
import { SchedulesCard } from './SchedulesCard';

test('both cards come with one call, the newest self-checks and the checklists that are due next; a card that is turned to all asks by itself', async () => {
  const api = fakeApi();
  api.answer(glanceAtQuality, () => ({ checkups: aPage([]), checklists: aPage([]) }));
  api.answer(listChecklists, () => aPage([]));
  const { user } = renderWithPortal(
    <>
      <SchedulesCard />
      <ChecklistsCard />
    </>,
    { path: '/dashboard', profile: aProfile({ isByggtun: true }) },
  );
  expect(await screen.findByText('Ingen åpne sjekklister.')).toBeVisible();
  expect(screen.getByText('Ingen åpne egenkontroller.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sjekklister' })).toHaveAttribute(
    'href',
    '/checklist?sort=deadline',
  );
  const [first, ...others] = api.calls(glanceAtQuality);
  expect(others).toEqual([]);
  expect(first?.body.checkups).toMatchObject({ sortBy: 'createdDate', sortDesc: true });
  expect(first?.body.checklists).toMatchObject({ sortBy: 'deadline', sortDesc: false });
  const [, checklists] = screen.getAllByRole('button', { name: 'Vis alle' });
  await user.click(checklists as HTMLElement);
  expect(await screen.findByText('Ingen åpne sjekklister.')).toBeVisible();
  expect(api.calls(listChecklists)).toHaveLength(1);
});

test('contractors ask for self-checks alone', async () => {
  const api = fakeApi();
  api.answer(glanceAtQuality, () => ({ checkups: aPage([]) }));
  renderWithPortal(<SchedulesCard />, { path: '/dashboard', profile: aProfile() });
  expect(await screen.findByText('Ingen åpne egenkontroller.')).toBeVisible();
  expect(api.calls(glanceAtQuality)[0]?.body.checklists).toBeUndefined();
});
