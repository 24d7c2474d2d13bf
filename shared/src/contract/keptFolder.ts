import * as z from 'zod';

import { documentFolder } from './document';

/** Bytes of files that a person keeps on a device at most (docs/product/documents.md#on-the-device): 500 MB. */
export const keptLimit = 500_000_000;

/** A folder that is kept without having been asked for may have so many bytes: 100 MB. */
export const unaskedLimit = 100_000_000;

/** A file in a kept folder: key of its bytes, and how many. */
const keptFile = z.object({ guid: z.guid(), size: z.number() });

/** Where a folder is: which of the four uses, its project, of drawings the house, and its key unless it is the root. */
const keptPlace = z.object({
  use: z.enum(['documents', 'hms', 'blueprints', 'building']),
  projectId: z.int32(),
  houseId: z.int32().optional(),
  uuid: z.guid().optional(),
});

/** A folder with what lies under it, as a device keeps it. */
export const keptFolder = z.object({
  /** The address of its page. */
  path: z.string(),
  place: keptPlace,
  title: z.string(),
  projectName: z.string(),
  /** When the server told what is in it, milliseconds since 1970. */
  at: z.number(),
  /** Kept because it was opened; such a one gives way to the next of its use. Else the person has asked for it. */
  unasked: z.enum(['hms', 'building']).nullable(),
  /** Taken away by the person; it is not kept again unasked. */
  declined: z.boolean(),
  /** Answers of its calls by the addresses of the pages: itself, and every folder under it. */
  folders: z.record(z.string(), documentFolder),
  /** Not all folders under it are among them: there are too many. */
  isCut: z.boolean().optional(),
  /** All files that lie there now. */
  files: z.array(keptFile),
  /** Keys of those of them that are on the device. */
  here: z.array(z.guid()),
});

export type KeptFolder = z.infer<typeof keptFolder>;
