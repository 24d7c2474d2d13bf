import type { Order, OrderLine } from '@byggtun/shared/contract/order';

/** How far one is with a code. */
interface CodeState {
  /** Its order is looked for. */
  isAsked: boolean;
  /** No order has it. */
  isUnknown: boolean;
  /** It is of the order whose goods are received. */
  isOurs: boolean;
  /** That order; undefined where any order is looked for. */
  here: Order | undefined;
  /** The line that it names, of which all has come. */
  received: OrderLine | undefined;
}

/** What is said of the code that was seen last, while it leads nowhere. */
export const saidOfCode = (code = '', state: CodeState): string => {
  const { isAsked, isUnknown, isOurs, here, received } = state;
  const short = code.slice(0, 40);
  if (isAsked) return 'Leter etter ordren …';
  if (received) return `${received.componentName} er mottatt fra før. Skann en annen kode.`;
  if (isOurs) return 'Koden hører til denne ordren, men nevner ingen av varene. Skann koden på en pakke.';
  if (isUnknown && here) return `Ingen vare her og ingen ordre har koden ${short}. Prøv en annen kode.`;
  if (isUnknown) return `Ingen ordre har koden ${short}. Prøv en annen kode.`;
  return 'Hold koden på følgeseddelen eller pakken foran kameraet.';
};
