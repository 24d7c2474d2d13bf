import * as z from 'zod';

import { boundedText } from './boundedText';
import { signature } from './checklist';
import { checklistItem, itemAnswer } from './checklistItem';
import { checklistTexts } from './checklistRules';
import { route } from './route';
import { text } from './text';

const id = z.int32();

/** Items that one save carries at most. */
export const itemsAtOnce = 300;

/**
 * Saves answers, each by itself: what was changed by somebody else since comes back as a conflict with both values, the rest is saved.
 * An answer that is there already is no change, so that the same save can come twice. 403 for who is not responsible, 400 once the
 * checklist is completed, for an answer that its type does not take, and for an item of another checklist.
 */
export const saveChecklist = route({
  method: 'POST',
  path: '/checklists/save',
  summary: 'Lagre svar i en sjekkliste',
  tag: 'Sjekklister',
  body: z.object({
    id,
    items: z.array(itemAnswer).max(itemsAtOnce, { abort: true }),
    /** Made anew for each save: the items that it changes have it until they are changed again, so that who has lost its answer knows it again. */
    saveId: z.uuid().optional(),
  }),
  answer: z.object({
    /** Those that are saved, as they are now. */
    items: z.array(checklistItem),
    /** Those that are not, since they were changed meanwhile. */
    conflicts: z.array(
      z.object({
        id,
        /** What was sent. */
        mine: itemAnswer,
        /** What is there. */
        theirs: checklistItem,
      }),
    ),
    /** As a checklist has it. */
    updatedString: z.string(),
  }),
});

/** Completes a checklist, answered or not; completed already is no mistake. 403 for who is not responsible. */
export const completeChecklist = route({
  method: 'POST',
  path: '/checklists/complete',
  summary: 'Fullfør en sjekkliste',
  tag: 'Sjekklister',
  body: z.object({ id }),
  answer: z.object({ id }),
});

/** Makes somebody else of the developer's staff responsible. 400 for who is it already, and for a stale `version`. */
export const changeChecklistResponsible = route({
  method: 'POST',
  path: '/checklists/responsible',
  summary: 'Endre ansvarlig for en sjekkliste',
  tag: 'Sjekklister',
  body: z.object({
    id,
    version: z.number().int(),
    /** Contact person id. */
    contactPersonId: id,
  }),
  answer: z.object({ id }),
});

/** Width and height of the field that a signature is drawn in; its points lie inside. */
export const signatureSize = { width: 600, height: 200 } as const;

/** Characters of a drawing at most, some 3,000 points. */
const drawingLimit = 30_000;

/** What 'Legg til Signatur' asks for (docs/product/quality.md#filling-it-in). */
export const signatureForm = z
  .object({
    fullName: text(100, { missing: checklistTexts.nameMissing, tooLong: checklistTexts.nameTooLong }).min(
      1,
      checklistTexts.nameMissing,
    ),
    /** Commands of an SVG path in `signatureSize`; empty when the name alone is confirmed. */
    drawing: boundedText(drawingLimit, { tooLong: checklistTexts.drawingTooLong }).regex(
      /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)*$/,
      checklistTexts.notSigned,
    ),
    /** The name is confirmed in the place of a drawing, by who can't draw. */
    confirmed: z.boolean(),
  })
  // A point is no line.
  .refine(({ drawing, confirmed }) => confirmed || drawing.includes('L'), {
    path: ['drawing'],
    error: checklistTexts.notSigned,
  });

/** Signs. The same `uuid` sent again signs once. 403 for who is not responsible, 400 once the checklist is completed, `savedBefore` for other content. */
export const signChecklist = route({
  method: 'POST',
  path: '/checklists/signature',
  summary: 'Legg til signatur i en sjekkliste',
  tag: 'Sjekklister',
  body: signatureForm.safeExtend({
    /** The checklist. */
    id,
    /** Made once for each form. */
    uuid: z.uuid(),
  }),
  answer: z.object({
    signatures: z.array(signature),
    /** As a checklist has it. */
    updatedString: z.string(),
  }),
});

export type SaveAnswer = z.infer<typeof saveChecklist.answer>;
