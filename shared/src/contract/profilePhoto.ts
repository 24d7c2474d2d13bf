import * as z from 'zod';

import { file } from './file';
import { route } from './route';

/** A photo has fewer bytes than this: 4 MB (document 1, section 9). */
export const photoLimit = 4 * 1024 * 1024;

/** What is said of a photo that can't be taken in (document 1, sections 5 and 8; the last three are our own). */
export const photoTexts = {
  tooLarge: 'Bildet er for stort!',
  notSaved: 'Profilbildet ble ikke lagret',
  wrongKind: 'Bildet må være av typen JPEG, PNG eller WebP.',
  unreadable: 'Bildet kunne ikke leses. Prøv med et annet bilde.',
  notOwn: 'Du kan bare bytte ditt eget profilbilde.',
} as const;

/** The sizes in which a photo is kept, pixels of its side; the smallest is the one shown on a page (document 1, section 9). */
export const photoSizes = [96, 192, 512] as const;

const email = z.string().trim().toLowerCase().max(320);

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
    v: z.string().max(100).optional(),
  }),
  file: 'image/jpeg',
  answer: file,
});

/**
 * Takes the caller's own photo: JPEG, PNG or WebP, made square and kept as JPEG without what cameras write beside it.
 * 400 with one of `photoTexts` when it can't, 403 for another's.
 */
export const putProfilePhoto = route({
  method: 'PUT',
  path: '/user/:email/profilephoto',
  summary: 'Lagre eget profilbilde',
  tag: 'Bruker',
  params: z.object({ email }),
  form: { below: photoLimit, tooLarge: photoTexts.tooLarge },
  body: z.object({ photo: file }),
  answer: z.object({
    /** The new `person.photo` of the profile. */
    photo: z.string(),
  }),
});

export type PhotoSize = (typeof photoSizes)[number];
