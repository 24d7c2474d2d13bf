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

/** What the server is sent. */
export const toInput = ({
  hmsCardNumber,
  hmsCardIssuedDate,
  ...person
}: Checked): RouteInput<typeof saveProfile>['body'] => ({
  person,
  hmsCardNumber: hmsCardNumber || null,
  hmsCardIssuedDate,
});
