import * as z from 'zod';

import { file } from './file';
import { route } from './route';
import { text } from './text';

/** A photo has fewer bytes than this: 4 MB (docs/product/profile.md#photo). */
export const photoLimit = 4 * 1024 * 1024;

/** What is said of a photo that can't be taken in (docs/product/profile.md#photo; the others are our own). */
export const photoTexts = {
  tooLarge: 'Bildet er for stort!',
  notSaved: 'Profilbildet ble ikke lagret',
  wrongKind: 'Bildet må være av typen JPEG, PNG eller WebP.',
  unreadable: 'Bildet kunne ikke leses. Prøv med et annet bilde.',
  tookTooLong: 'Bildet tok for lang tid å lese. Prøv med et annet bilde.',
  notScanned: 'Bildet kunne ikke kontrolleres for virus akkurat nå. Prøv igjen om litt.',
  notOwn: 'Du kan bare bytte ditt eget profilbilde.',
} as const;

/**
 * Takes the caller's own photo: JPEG, PNG or WebP, made square and kept as JPEG without what cameras write beside it.
 * 400 with one of `photoTexts` or `scanTexts` when it can't, 403 for another's, 503 when it can't be looked at for viruses now.
 */
export const putProfilePhoto = route({
  method: 'PUT',
  path: '/user/:email/profilephoto',
  summary: 'Lagre eget profilbilde',
  tag: 'Bruker',
  params: z.object({ email: text(320).toLowerCase() }),
  form: { below: photoLimit, tooLarge: photoTexts.tooLarge },
  body: z.object({ photo: file }),
  answer: z.object({
    /** The new `person.photo` of the profile. */
    photo: z.string(),
  }),
});
