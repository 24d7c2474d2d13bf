import { getReadiness } from '@byggtun/shared/contract/readiness';
import { fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ReadinessCard } from './ReadinessCard';

test('a kiosk shows what people lack, and saves no file of it', async () => {
  const row = {
    ...{ id: 8, fullName: 'Olav Haugen', email: 'olav@nordre.example', mobile: '' },
    ...{ hmsCardNumber: null, hmsCardLastDay: null, hmsCard: 'missing' as const },
    ...{ courses: 'expired' as const, expiredCourses: ['Truck'], psi: [] },
  };
  fakeApi().answer(getReadiness, () => ({ people: 2, lacking: [row] }));
  renderWithPortal(<ReadinessCard companyId={2} />, { kiosk: true });
  expect(await screen.findByText('Kurs utgått: Truck')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eksporter' })).not.toBeInTheDocument();
});
