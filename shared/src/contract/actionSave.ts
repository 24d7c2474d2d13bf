import * as z from 'zod';

import { action } from './action';
import { actionStatusNumbers } from './actionStatus';
import { attachmentsToSave } from './attachment';
import { route } from './route';

const id = z.int32();

/**
 * Saves the whole action; the server reads only what the caller may change: `actionStatus` (3, 'Sett som behandlet'),
 * `responsibleId` ('Endre ansvarlig') and new `attachments`, and ignores the rest. 403 what the caller may see but not do, 404
 * what they may not see, 400 a stale `version`, missing evidence or a wrong field.
 */
export const saveAction = route({
  method: 'POST',
  path: '/action/save',
  summary: 'Sett som behandlet, endre ansvarlig eller legg til vedlegg',
  tag: 'Tiltak',
  body: z.object({
    id,
    version: z.number().int(),
    /** Left out, it stays. */
    actionStatus: z.literal(actionStatusNumbers).optional(),
    /** Left out, it stays. */
    responsibleId: id.optional(),
    /**
     * Everybody who may comment may add some, by leaving the two above out or sending them as they stand; then an old `version` is none
     * the worse, but for `actionStatus` 3: who was not shown that it is treated means to treat it.
     */
    attachments: attachmentsToSave.optional(),
  }),
  answer: action,
});
