import * as z from 'zod';

import { aberrationFacts } from './aberrationFacts';
import { actionTypeNumbers, severityNumbers } from './actionStatus';
import { attachmentCount, attachmentsToSave, tooManyAttachments } from './attachment';
import { createTexts } from './checklistCreate';
import { checklistItem, itemActionCount } from './checklistItem';
import { addYears } from './day';
import { option } from './list';
import { route } from './route';
import { text } from './text';
import { optionalDay, requiredDay } from './writtenDay';

const id = z.int32();

/** The prescribed texts (docs/product/quality.md#from-an-item), and our own. */
export const itemCaseTexts = {
  aberrationSaved: 'Avvik opprettet!',
  complaintSaved: 'Reklamasjon opprettet!',
  actionFailed: 'Noe gikk galt ved opprettelse av titak',
  nameMissing: 'Navn må fylles ut!',
  descriptionMissing: 'Beskrivelse må fylles ut!',
  titleMissing: 'Tittel må fylles ut!',
  responsibleMissing: 'Ansvarlig må fylles ut!',
  somethingMissing: 'Alle obligatoriske felter må fylles ut!',
  allMissing: createTexts.allMissing,
  titleNotSaid: 'Tittel må angis.',
  typeNotSaid: 'Type må angis.',
  descriptionNotSaid: 'Beskrivelse må angis.',
  responsibleNotSaid: 'Ansvarlig må angis.',
  deadlineNotSaid: 'Frist må angis.',
  deadlineOutside: 'Frist må være fra to år tilbake til seks år frem.',
  titleTooLong: 'Tittelen kan ikke være lengre enn 200 tegn!',
  descriptionTooLong: 'Beskrivelsen kan ikke være lengre enn 4000 tegn!',
  caseThere: 'Det er allerede opprettet en sak fra dette punktet.',
  otherType: 'Denne saken kan ikke opprettes fra sjekklisten.',
  otherAberration: 'Avviket hører ikke til punktet.',
} as const;

/** Said when an action was made. @param about what the item asks */
export const actionSavedText = (about: string): string => `Tiltak opprettet for sjekklistepunkt ${about}`;

const title = (missing: string) =>
  text(200, { missing, tooLong: itemCaseTexts.titleTooLong }).min(1, missing);
const description = (missing: string) =>
  text(4000, { missing, tooLong: itemCaseTexts.descriptionTooLong }).min(1, missing);

/** The dialog of a deviation from an item. */
export const itemAberrationForm = z.object({
  title: title(itemCaseTexts.nameMissing),
  description: description(itemCaseTexts.descriptionMissing),
});

/** The dialog of a complaint from an item. */
export const itemComplaintForm = z.object({
  name: title(itemCaseTexts.titleMissing),
  txt: description(itemCaseTexts.descriptionMissing),
  /** Contact person id of the responsible. */
  contactPersonId: z.int32({ error: itemCaseTexts.responsibleMissing }),
});

/** First and last day that the deadline of an action can have. @param today `YYYY-MM-DD` */
export const actionDeadlines = (today: string): { min: string; max: string } => ({
  min: addYears(today, -2),
  max: addYears(today, 6),
});

const actionFields = z.object({
  title: title(itemCaseTexts.titleNotSaid),
  description: description(itemCaseTexts.descriptionNotSaid),
  severity: z.literal(severityNumbers).nullable(),
  /** Contact person id. */
  responsibleId: z.int32({ error: itemCaseTexts.responsibleNotSaid }),
});
const actionType = z.literal(actionTypeNumbers, { error: itemCaseTexts.typeNotSaid });
const deadline = requiredDay(itemCaseTexts.deadlineNotSaid);

/** Whether a day lies within `actionDeadlines`; both `YYYY-MM-DD`. */
export const isActionDeadline = (day: string, today: string): boolean => {
  const { min, max } = actionDeadlines(today);
  return day >= min && day <= max;
};

/** The dialog of an action, with its deadline held against today (`YYYY-MM-DD`). */
export const itemActionForm = (today: string) =>
  actionFields.extend({
    actionsType: actionType,
    timeLimit: deadline.refine((day) => isActionDeadline(day, today), itemCaseTexts.deadlineOutside),
  });

/** What every call that makes a case of an item takes. */
const made = z.object({
  /** Made once for each form: the same one sent again makes no second case. */
  requestId: z.uuid(),
  /** The item; of all that it has its id is read. */
  checklistItem: z.object({ id }),
  /** The project's quality responsible (KA) is not written to. */
  skipQaManagerNotification: z.boolean().optional(),
});

/** New files, and images of the item (`status` 1), of which the case gets copies: they count too. */
const attachments = attachmentsToSave.max(attachmentCount, tooManyAttachments).optional();

/**
 * Makes a deviation of an item whose checklist is for deviations (`discrepancyType` 0): of type 43, in the place of the checklist; its responsible
 * gets an action. 403 for who is not responsible for the checklist, 400 once it is completed, and when the item has a case.
 */
export const createItemAberration = route({
  method: 'POST',
  path: '/checklists/aberration',
  summary: 'Opprett avvik fra et punkt i en sjekkliste',
  tag: 'Sjekklister',
  body: made.extend({
    aberration: itemAberrationForm.extend({
      attachments,
      /** Always 43. */
      aberrationTypeId: z.literal(43).optional(),
      /** Always 1, a deviation. */
      category: z.literal(1).optional(),
    }),
  }),
  answer: z.object({
    /** The deviation. */
    regLine: aberrationFacts,
    /** The item as it is now. */
    checklistItem,
  }),
});

/**
 * Makes a complaint of an item whose checklist is for complaints (`discrepancyType` 1), in the place of the checklist, with the customer of
 * the section; the responsible is written to. Otherwise as `createItemAberration`; 400 in `contactPersonId` for who can't be responsible.
 */
export const createItemComplaint = route({
  method: 'POST',
  path: '/checklists/complaint',
  summary: 'Opprett reklamasjon fra et punkt i en sjekkliste',
  tag: 'Sjekklister',
  body: made.extend({
    regLine: itemComplaintForm.extend({
      attachments,
      /** Company of the responsible; that of the contact person holds, whatever is sent. The same is true of all that follows but the deadline. */
      contactId: id.nullish(),
      regHeaderSource: id.nullish(),
      projRegistrationProjTable: id.nullish(),
      projRegistrationPhase: id.nullish(),
      projRegistrationSection: id.nullish(),
      regLineCategoryId: id.nullish(),
      regHeaderDate: text(40).nullish(),
      regHeaderType: id.nullish(),
      regHeaderStatus: id.nullish(),
      lineStatus: id.nullish(),
      /** Deadline, `YYYY-MM-DD`; 14 days after today when left out. */
      timeLimit: optionalDay().optional(),
    }),
  }),
  answer: z.object({
    /** The complaint. */
    id,
    /** The item as it is now. */
    checklistItem,
  }),
});

/** How many actions have followed from the deviations of a checklist's items, and what one chooses from for a new one. 404 as `getChecklist`. */
export const listItemActions = route({
  method: 'GET',
  path: '/checklists/:id/actions',
  summary: 'Tiltak fra avvikene i en sjekkliste, med valgene for et nytt',
  tag: 'Sjekklister',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({
    aberrationActions: z.array(itemActionCount),
    aberrationActionTypes: z.array(option.extend({ key: z.literal(actionTypeNumbers) })),
    actionSeverities: z.array(option.extend({ key: z.literal(severityNumbers) })),
  }),
});

/**
 * Makes an action of an item: one more for the deviation of the item, or, where the checklist is for actions (`discrepancyType` 2), the one that
 * an item has by itself. The responsible is written to. Otherwise as `createItemAberration`; 400 in `responsibleId` for who can't be responsible.
 */
export const saveItemAction = route({
  method: 'POST',
  path: '/checklists/actions/save',
  summary: 'Opprett tiltak fra et punkt i en sjekkliste',
  tag: 'Sjekklister',
  body: made.pick({ requestId: true }).extend({
    /** The item. */
    id,
    checklistId: id,
    /** The deviation that it follows from; null for an action of the item itself. */
    aberrationId: id.nullish(),
    timeLimit: deadline,
    aberrationActionType: actionType,
    action: actionFields.extend({ attachments }),
  }),
  answer: z.object({
    /** The action. */
    id,
    /** The item as it is now. */
    checklistItem,
  }),
});

export type ItemActionChoices = z.infer<typeof listItemActions.answer>;
