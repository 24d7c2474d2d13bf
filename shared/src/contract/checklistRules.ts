import type { Actor } from './actor';
import { type ItemAnswer, type ItemType, lineLimit, relevance } from './checklistItem';
import { isInReach } from './day';

/** What the rules need to know of a checklist. */
export interface ChecklistState {
  /** Contact person whom it is assigned to. */
  responsibleId: number;
  isCompleted: boolean;
}

/** What a person may do with a checklist now; sent along with it. */
export interface ChecklistMay {
  /** Answer, sign, change the responsible, and complete it. */
  edit: boolean;
}

/** The prescribed texts (docs/product/quality.md#checklists), and our own. */
export const checklistTexts = {
  alreadyResponsible: 'Bruker er allerede ansvarlig!',
  nameMissing: 'Du må fylle inn navn',
  notSigned: 'Du må signere',
  completed: 'Sjekkliste fullført',
  onlyStaff: 'Bare ansatte hos byggherren har sjekklister.',
  notAssigned: 'Bare den ansvarlige kan endre sjekklisten.',
  isCompleted: 'Sjekklisten er fullført og kan ikke endres.',
  stale: 'Sjekklisten har fått en annen ansvarlig siden du åpnet den. Ingenting er lagret.',
  responsibleMissing: 'Ansvarlig må velges!',
  nameTooLong: 'Navnet kan ikke være lengre enn 100 tegn!',
  drawingTooLong: 'Signaturen har for mange strøk. Tøm feltet, og prøv igjen.',
  otherItem: 'Et av punktene hører ikke til sjekklisten.',
} as const;

/** Only developer staff see checklists at all. */
export const maySeeChecklists = ({ isByggtun }: Pick<Actor, 'isByggtun'>): boolean => isByggtun;

/** Who changes it: the one it is assigned to, until it is completed (docs/product/quality.md#filling-it-in). */
export const checklistMay = (
  actor: Pick<Actor, 'id' | 'isByggtun'>,
  { responsibleId, isCompleted }: ChecklistState,
): ChecklistMay => ({ edit: maySeeChecklists(actor) && actor.id === responsibleId && !isCompleted });

/** Thousandths, the step of decimal numbers. */
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

type Rule = (answer: Omit<ItemAnswer, 'id' | 'version'>) => string | undefined;

const none: Rule = () => undefined;

/** What stands against an answer, by the type of its item (docs/product/quality.md#filling-it-in). */
const rules = {
  0: none,
  1: ({ stringVal = '' }) => {
    if (stringVal.length > lineLimit) return `Svaret kan ikke være lengre enn ${lineLimit} tegn!`;
    return /[\n\r]/.test(stringVal) ? 'Svaret må stå på én linje.' : undefined;
  },
  2: ({ options = [] }) =>
    options.filter(({ selected }) => selected).length > 1 ? 'Velg bare ett av svarene.' : undefined,
  3: none,
  4: ({ dateTimeVal }) =>
    dateTimeVal && !isInReach(dateTimeVal) ? 'Skriv en dato fra 1900 til 2099.' : undefined,
  5: none,
  6: ({ intVal }) =>
    typeof intVal === 'number' && intVal < 1 ? 'Skriv et helt tall fra 1 og oppover.' : undefined,
  7: ({ doubleVal }) =>
    typeof doubleVal === 'number' && thousandths(doubleVal) !== doubleVal
      ? 'Skriv et tall med høyst tre desimaler.'
      : undefined,
  8: none,
  9: ({ intVal }) =>
    typeof intVal === 'number' && !Object.values<number>(relevance).includes(intVal)
      ? 'Velg Ok eller Ikke relevant.'
      : undefined,
} as const satisfies Record<ItemType, Rule>;

/** What stands against an answer to an item of this type, or undefined. */
export const answerProblem = (
  type: ItemType,
  answer: Omit<ItemAnswer, 'id' | 'version'>,
): string | undefined => rules[type](answer);
