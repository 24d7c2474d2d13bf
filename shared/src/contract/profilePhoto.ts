import * as z from 'zod';

import { file } from './file';
import { route } from './route';
import { text } from './text';

/** Where the photo of somebody is whose name is told: whose it is, and its version. */
export const photoOf = z.object({ email: z.string(), photo: z.string() });
export type PhotoOf = z.infer<typeof photoOf>;

/** The sizes in which a photo is kept, pixels of its side; the smallest is the one shown on a page (docs/product/profile.md#photo). */
export const photoSizes = [96, 192, 512] as const;

const email = text(320).toLowerCase();

/**
 * The square photo of a person. 404 when there is none, and when the caller may not see it: contractors see their colleagues'
 * and the developer staff's, developer staff everybody's.
 */
export const getProfilePhoto = route({
  method: 'GET',
  path: '/user/:email/profilephoto',
  summary: 'Profilbilde',
  tag: 'Bruker',
  params: z.object({ email }),
  query: z.object({
    /** Pixels of its side; the largest when nothing is said. */
    size: z.coerce.number<number>().pipe(z.literal(photoSizes)).optional(),
    /** `person.photo` of the profile, so that a new photo has an address of its own; not looked at. */
    v: text(100).optional(),
  }),
  file: 'image/jpeg',
  answer: file,
});

export type PhotoSize = (typeof photoSizes)[number];
