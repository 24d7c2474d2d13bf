import * as z from 'zod';

import { boundedText } from './boundedText';
import { route } from './route';

/** Characters of a code at most; a QR code may carry 4,296, and the number of an order stands near its beginning. */
export const orderCodeLimit = 300;

/** So many numbers are looked for in one code. */
const most = 12;

/** Of a GS1 code: what follows is the customer's order number. */
const gs1Orders = ['400'];

/** Of a GS1 code: what follows is the number of an article beside the worldwide one, by who sells it or by who buys it. */
const gs1Articles = ['240', '241'];

/** Nothing that ends a field of a code, and nothing that no database takes. */
const isWritten = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u;

/**
 * What may be a number in the code of a delivery note or a parcel: all of it, and each part between signs that no number has, of
 * a GS1 code without what tells that it is one.
 */
function numbersIn(code: string, marks: readonly string[]): string[] {
  const parts = code.slice(0, orderCodeLimit).split(/[^\p{L}\p{N}-]+/u);
  const whole = code.trim();
  const found = (isWritten.test(whole) ? [whole, ...parts] : parts).filter(
    (part) => part.length >= 3 && part.length <= 40,
  );
  const plain = marks.flatMap((mark) =>
    found.filter((part) => part.startsWith(mark)).map((part) => part.slice(mark.length)),
  );
  return [...new Set([...found, ...plain])];
}

/** What may be the number of an order in the code of a delivery note or a parcel. */
export const orderNumbersIn = (code: string): string[] => numbersIn(code, gs1Orders).slice(0, most);

/** What may be the number of an article in it. */
export const articleNumbersIn = (code: string): string[] => numbersIn(code, gs1Articles);

/** An order that a code names, and where it is. */
const scannedOrder = z.object({
  id: z.int32(),
  /** Number of the order. */
  orderId: z.string(),
  projectId: z.int32(),
  houseId: z.int32(),
});

/** The order that the code of a delivery note or a parcel names, of whatever house. 403 for everybody but developer staff, 404 when it names none. */
export const findScannedOrder = route({
  method: 'GET',
  path: '/project/house/orders/scanned',
  summary: 'Bestillingen som en kode på følgeseddelen eller pakken hører til',
  tag: 'Bestillinger',
  query: z.object({ code: boundedText(orderCodeLimit) }),
  answer: scannedOrder,
});

export type ScannedOrder = z.infer<typeof scannedOrder>;
