import { saveHmsCard } from '@byggtun/shared/contract/hmsCard';
import { saveProfile } from '@byggtun/shared/contract/profileSave';
import { setActive } from '@byggtun/shared/contract/user';

import { today } from '../../../core/time/today';
import type { Good } from '../../../testing/fuzz/good';
import type { Ground } from '../../../testing/rights/ground';

/** What the contractor's responsible changes of their own profile. */
export const profileBodies = ({ scene: { worker } }: Ground): Good[] => {
  const person = { firstName: 'Test', lastName: 'Person', title: 'Bas', mobile: '99999001', birthDate: null };
  return [
    [saveProfile, [{ person, hmsCardNumber: null, hmsCardIssuedDate: null }]],
    [saveHmsCard, [{ hmsCardNumber: '1234567', hmsCardIssuedDate: today() }]],
    [setActive, [{ contactId: worker.companyId }]],
  ];
};
