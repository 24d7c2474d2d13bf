import * as z from 'zod';

import { boundedText } from './boundedText';
import type { Checklist } from './checklist';
import { cleanFileName } from './cleanFileName';
import { file } from './file';
import { route } from './route';

/** Characters of a picture that may come along. */
const pictureLimit = 400_000;

/**
 * A checklist as PDF: where, every item with its answer, the photos in small, the cases with their status, the signatures. A completed one says the
 * digest of its content and when it was completed, and has the same content whenever it is fetched. 403 for everybody but developer staff, 404 when
 * it is not there.
 */
export const printChecklist = route({
  method: 'POST',
  path: '/checklists/pdf',
  summary: 'En sjekkliste som PDF',
  tag: 'Sjekklister',
  body: z.object({
    checkListId: z.int32(),
    /** Taken for compatibility: the signatures that are saved stand on the paper. */
    base64Signature: boundedText(pictureLimit).nullish(),
  }),
  file: 'application/pdf',
  answer: file,
});

/** What a checklist is called when it is saved, 'Sjekkliste 7 Våtrom før flislegging.pdf'. */
export const checklistFileName = ({ id, name }: Pick<Checklist, 'id' | 'name'>): string =>
  cleanFileName(`Sjekkliste ${id} ${name}.pdf`.replace(/[/\\]/g, '-'));
