import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { squareOf } from '../../../core/image/squarePhoto';
import { saveProfilePhoto } from '../profilePhoto/saveProfilePhoto';
import { demoPortraits } from './demoPortraits';

/** Gives the people with a drawn portrait their photo, but for those who have taken one of their own. */
export const seedPhotos = async (transaction: Transaction<Database>): Promise<void> => {
  for (const { email, svg } of demoPortraits) {
    const person = await transaction
      .selectFrom('person')
      .where('email', '=', email)
      .where('photo_version', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (person) await saveProfilePhoto(transaction, person.id, await squareOf(Buffer.from(svg)));
  }
};
