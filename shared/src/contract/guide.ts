import * as z from 'zod';

import { route } from './route';

/** Where the handbooks of the portal lie, by setting (docs/product/profile.md#handbooks). */
export const getGuides = route({
  method: 'GET',
  path: '/user/guides',
  summary: 'Adressene til personalhåndbok og brukerveiledning',
  tag: 'Bruker',
  answer: z.object({
    /** 'Personalhåndbok', for developer staff; null for others, and where there is none. */
    handbook: z.string().nullable(),
    /** 'Brukerveiledning'; null where there is none. */
    userGuide: z.string().nullable(),
  }),
});
