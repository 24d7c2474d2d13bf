import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { SquarePhoto } from '../../../core/image/squarePhoto';

/** Makes this the photo of a person, in place of the one before; in the caller's transaction. */
export const saveProfilePhoto = async (
  transaction: Kysely<Database>,
  personId: number,
  { version, bySize }: SquarePhoto,
): Promise<void> => {
  // The person's row is the lock: of two saves at once one comes after the other, whole.
  await transaction
    .updateTable('person')
    .set({ photo_version: version })
    .where('id', '=', personId)
    .execute();
  await transaction
    .insertInto('profile_photo')
    .values(bySize.map(({ size, bytes }) => ({ person_id: personId, size, bytes })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'size']).doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes') })),
    )
    .execute();
};
