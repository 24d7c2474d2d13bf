import type { saveProfile } from '@byggtun/shared/contract/profileSave';
import type { RouteInput } from '@byggtun/shared/contract/route';
import type { Profile } from '@byggtun/shared/contract/user';

/** The form's values; a day that is not given is empty. */
interface ProfileValues {
  firstName: string;
  lastName: string;
  title: string;
  mobile: string;
  birthDate: string;
  hmsCardNumber: string;
  hmsCardIssuedDate: string;
}

/** The form for a profile as it is. */
export const toForm = ({ person, hmsCardNumber, hmsCardIssuedDate }: Profile): ProfileValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  title: person.title,
  mobile: person.mobile,
  birthDate: person.birthDate ?? '',
  hmsCardNumber: hmsCardNumber ?? '',
  hmsCardIssuedDate: hmsCardIssuedDate ?? '',
});

type Checked = Omit<ProfileValues, 'birthDate' | 'hmsCardIssuedDate'> & {
  birthDate: string | null;
  hmsCardIssuedDate: string | null;
};

const changedOf = <Facts extends object>(now: Facts, before: NoInfer<Facts>): Partial<Facts> => {
  const changed: Partial<Facts> = {};
  for (const name of Object.keys(now) as (keyof Facts)[])
    if (now[name] !== before[name]) changed[name] = now[name];
  return changed;
};

/**
 * What the server is sent: only what was changed here, since the main contact may have changed the rest meanwhile, and the card may have been
 * registered on another device.
 * @param before the profile that the form was opened with
 */
export const toInput = (
  { hmsCardNumber, hmsCardIssuedDate, ...person }: Checked,
  before: Profile,
): RouteInput<typeof saveProfile>['body'] => {
  const card = { hmsCardNumber: hmsCardNumber || null, hmsCardIssuedDate };
  const isChanged =
    card.hmsCardNumber !== before.hmsCardNumber || card.hmsCardIssuedDate !== before.hmsCardIssuedDate;
  return { person: changedOf(person, before.person), ...(isChanged && card) };
};
