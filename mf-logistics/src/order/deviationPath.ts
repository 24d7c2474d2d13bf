import { amountOf, showAmount } from '@byggtun/shared/contract/amount';
import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import type { EnteredLine } from '@byggtun/shared/contract/orderReceipt';
import { remainingOf } from '@byggtun/shared/contract/orderRules';
import { paths } from '@byggtun/shared/contract/paths';

/**
 * The way to a new deviation about a line of an order, filled in with what the order says.
 * @param entered what is received of it now and not confirmed
 */
export const deviationPath = (
  { orderId, projectId, houseId, contactName }: Order,
  line: OrderLine,
  entered: EnteredLine | undefined,
): string => {
  const { componentId, componentName, description, qty, qtyAlreadyReceived, unit } = line;
  const said = (label: string, amount: string) => `${label}: ${showAmount(amount)} ${unit}`;
  const remaining = remainingOf(line);
  return paths.aberrationOf({
    projectId,
    houseId,
    title: `Ordre ${orderId}: avvik på ${componentName}`,
    description: [
      `Ordre: ${orderId}`,
      `Leverandør: ${contactName}`,
      `Vare: ${componentName}${description ? `, ${description}` : ''} (varenr. ${componentId})`,
      said('Bestilt', qty),
      said('Mottatt', qtyAlreadyReceived),
      ...(remaining > 0 ? [said('Gjenstår', amountOf(remaining))] : []),
      ...(entered ? [said('Mottas nå, ikke bekreftet', entered.qtyReceived)] : []),
      ...(entered?.note ? [`Merknad: ${entered.note}`] : []),
    ].join('\n'),
  });
};
