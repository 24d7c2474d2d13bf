import * as z from 'zod';

import { route } from './route';

/** How much is stored of a company (of its people's uploads) or a project. */
export const storageUse = z.object({
  id: z.int(),
  name: z.string(),
  /** Of its attachments. */
  bytes: z.number(),
  files: z.int(),
});

/** How much room attachments take, for developer staff (page `/status`): the 50 largest of each, and what they may take. */
export const getStorage = route({
  method: 'GET',
  path: '/status/storage',
  summary: 'Hvor mye plass vedlegg tar',
  tag: 'Drift',
  answer: z.object({
    /** The largest first. */
    companies: z.array(storageUse),
    projects: z.array(storageUse),
    /** Bytes that each may take. */
    limits: z.object({ company: z.number(), project: z.number() }),
    /** Bytes of the disk that they lie on, where they lie on one. */
    disk: z.object({ free: z.number(), size: z.number() }).optional(),
  }),
});

export type StorageUse = z.infer<typeof storageUse>;
