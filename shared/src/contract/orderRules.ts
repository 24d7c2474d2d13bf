import type { Actor } from './actor';
import { amountOf, hundredthsOf } from './amount';
import { type OrderStatus, received, released } from './orderStatus';

/** What becomes of a line: 0 full receipt, 1 full receipt that corrects the ordered quantity, 2 partial receipt. */
export const receiveActions = [0, 1, 2] as const;

/** Number of such an action. */
export type ReceiveAction = (typeof receiveActions)[number];

/** The prescribed texts (docs/product/logistics.md#receiving-goods), and our own. */
export const orderTexts = {
  receivedBefore: 'Ordre har allerede mottatt bestilte varer.',
  notReleased: 'Ordre må ha status som frigitt eller åpent for å kunne bekrefte varemottak handlinger.',
  succeeded: 'Varemottak vellykket.',
  failed: 'Noe gikk galt med varemottak.',
  leave: 'Avbryte varemottak',
  onlyStaff: 'Bare ansatte hos byggherren har bestillinger.',
  nothing: 'Før opp minst én vare før du bekrefter varemottaket.',
  otherLine: 'En av varene hører ikke til bestillingen.',
  twice: 'Samme vare er ført opp to ganger.',
} as const;

/** Only developer staff see orders at all. */
export const maySeeOrders = ({ isByggtun }: Pick<Actor, 'isByggtun'>): boolean => isByggtun;

/** What a line says of its amounts. */
export interface LineAmounts {
  /** Ordered. */
  qty: string;
  /** The sum of the receipts. */
  qtyAlreadyReceived: string;
}

/** What is still to come of a line, in hundredths. */
export const remainingOf = ({ qty, qtyAlreadyReceived }: LineAmounts): number =>
  Math.max(0, hundredthsOf(qty) - hundredthsOf(qtyAlreadyReceived));

/** All of a line has come. */
export const isReceived = (line: LineAmounts): boolean => remainingOf(line) === 0;

/** Why goods of an order can't be received now, as its banner says it; undefined when they can. */
export const receiveProblem = (status: OrderStatus, lines: readonly LineAmounts[]): string | undefined => {
  if (status === received) return orderTexts.receivedBefore;
  if (status !== released) return orderTexts.notReleased;
  return lines.every(isReceived) ? orderTexts.receivedBefore : undefined;
};

/** The step of a line's amount in hundredths: whole ones where a whole amount was ordered. */
export const stepOf = ({ qty }: Pick<LineAmounts, 'qty'>): number =>
  hundredthsOf(qty) % 100 === 0 ? 100 : 1;

/** The amount one step up or down, at most to nothing or to what remains; undefined where that is no step in this direction. */
export const stepTo = (line: LineAmounts, from: string, direction: 1 | -1): string | undefined => {
  const now = hundredthsOf(from);
  const to = Math.min(Math.max(now + direction * stepOf(line), 0), remainingOf(line));
  return Math.sign(to - now) === direction ? amountOf(to) : undefined;
};

/** What may become of a line of which so much has come: as much as remains is a full receipt, more can only correct the order. */
export const actionsFor = (line: LineAmounts, qtyReceived: string): readonly ReceiveAction[] => {
  const now = hundredthsOf(qtyReceived);
  if (now === remainingOf(line)) return [0];
  return now > remainingOf(line) ? [1] : [1, 2];
};

/** What is received of a line. */
export interface ReceivedLine {
  qtyReceived: string;
  receivedGoodsAction: ReceiveAction;
  /** What had come when it was entered; undefined when that is not said. */
  qtyAlreadyReceived?: string | undefined;
}

/** A line that nobody has touched: nothing has come, and the rest is still to come. */
export const isUntouched = ({ qtyReceived, receivedGoodsAction }: ReceivedLine): boolean =>
  receivedGoodsAction === 2 && hundredthsOf(qtyReceived) === 0;

const changedMeanwhile = 'er tatt imot av andre siden du førte den opp. Se over mengden, og bekreft på nytt.';

/** What stands against a receipt of a line, as the end of a sentence that begins with its name; undefined when nothing does. */
export const lineProblem = (line: LineAmounts, now: ReceivedLine): string | undefined => {
  const { qtyReceived, receivedGoodsAction: action, qtyAlreadyReceived } = now;
  if (isUntouched(now)) return undefined;
  const isAsSeen =
    qtyAlreadyReceived === undefined ||
    hundredthsOf(qtyAlreadyReceived) === hundredthsOf(line.qtyAlreadyReceived);
  const amounts = hundredthsOf(qtyReceived) - remainingOf(line);
  // A correction is of what was seen: another receipt meanwhile would be counted into it.
  if (action === 1) return isAsSeen ? undefined : changedMeanwhile;
  if (action === 0 && amounts === 0) return undefined;
  if (action === 2 && amounts <= 0) return undefined;
  if (!isAsSeen) return changedMeanwhile;
  return action === 0
    ? 'er ført opp som fullt mottak med en annen mengde enn den som gjenstår.'
    : 'er ført opp med mer enn det som gjenstår.';
};

/** What is ordered of a line after a receipt: a correction makes it what has come. */
export const orderedAfter = (line: LineAmounts, now: ReceivedLine): string =>
  now.receivedGoodsAction === 1
    ? amountOf(hundredthsOf(line.qtyAlreadyReceived) + hundredthsOf(now.qtyReceived))
    : line.qty;
