import type { PhotoSize } from '@byggtun/shared/contract/profilePhoto';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';

/** A person's photo, when there is one and the caller may see it: one's own, a colleague's, and developer staff's; they see all. */
export const findProfilePhoto = (
  db: Kysely<Database>,
  user: CurrentUser,
  email: string,
  size: PhotoSize,
): Promise<{ bytes: Buffer; version: string | null } | undefined> =>
  db
    .selectFrom('person')
    .innerJoin('profile_photo', 'profile_photo.person_id', 'person.id')
    .where('person.email', '=', email)
    .where('profile_photo.size', '=', size)
    .$if(!user.isByggtun, (query) =>
      query.where((eb) =>
        eb.or([
          eb('person.id', '=', user.personId),
          eb.exists(
            eb
              .selectFrom('contact_person')
              .innerJoin('company', 'company.id', 'contact_person.company_id')
              .whereRef('contact_person.person_id', '=', 'person.id')
              .where((of) =>
                of.or([
                  of('company.id', '=', user.companyId),
                  of.and([of('company.is_byggtun', '=', true), of('contact_person.active', '=', true)]),
                ]),
              )
              .select('contact_person.id'),
          ),
        ]),
      ),
    )
    .select(['profile_photo.bytes', 'person.photo_version as version'])
    .executeTakeFirst();
