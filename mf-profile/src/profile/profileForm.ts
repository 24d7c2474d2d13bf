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

/**
 * What the server is sent: the card only where it was changed here, since it may have been registered on another device meanwhile.
 * @param before the profile that the form was opened with
 */
export const toInput = (
  { hmsCardNumber, hmsCardIssuedDate, ...person }: Checked,
  before: Profile,
): RouteInput<typeof saveProfile>['body'] => {
  const card = { hmsCardNumber: hmsCardNumber || null, hmsCardIssuedDate };
  const isChanged =
    card.hmsCardNumber !== before.hmsCardNumber || card.hmsCardIssuedDate !== before.hmsCardIssuedDate;
  return { person, ...(isChanged && card) };
};
