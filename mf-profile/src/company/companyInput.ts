import type { Profile } from '@byggtun/shared/contract/user';

/** What the company of a person is asked for with. */
export const companyInput = ({ contact }: Pick<Profile, 'contact'>) => ({ params: { id: contact.id } });
