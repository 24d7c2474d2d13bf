import type { Actor } from '@byggtun/shared/contract/actor';
import type { PhotoOf } from '@byggtun/shared/contract/profilePhoto';

/** Of somebody whose name is told, what decides over their photo. */
interface Pictured {
  email: string | null;
  photo_version: string | null;
  is_byggtun: boolean | null;
  active: boolean | null;
  company_id: number | null;
}

/** Where a person's photo is, null when there is none that the caller may see: as `findProfilePhoto` lets it be seen. */
export const photoFor = (
  actor: Actor,
  { email, photo_version, is_byggtun, active, company_id }: Pictured,
): PhotoOf | null => {
  const maySee = actor.isByggtun || company_id === actor.companyId || (is_byggtun && active);
  return maySee && email !== null && photo_version !== null ? { email, photo: photo_version } : null;
};
