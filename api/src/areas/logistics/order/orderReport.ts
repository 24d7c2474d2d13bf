import { showAmount } from '@byggtun/shared/contract/amount';
import type { Order } from '@byggtun/shared/contract/order';

import type { PdfDocument } from '../../../core/pdf/pdfDocument';
import { norwegianDay } from '../../../core/time/norwegianDay';

const factsOf = (order: Order): readonly (readonly [string, string])[] => {
  const facts = [
    ['Prosjekt', order.project],
    ['Bygg', order.phase],
    ['Leveringsadresse', order.deliveryAddress],
    ['Aktivitet', order.process],
    ['Leverandør', order.contactName],
    ['Bestillingsdato', norwegianDay(order.orderDate)],
    ['Leveringsdato', norwegianDay(order.deliveryDate)],
    ['Kontakt på byggeplass', order.contactPerson],
    ['Vår kontakt', order.ourReference],
    ['Status', order.statusText],
  ] as const;
  return facts.filter(([, value]) => value !== '');
};

/** An order on paper: what it says, its note, and its lines with what has come of each. */
export const orderReport = (order: Order, madeAt: Date): PdfDocument => ({
  title: `Bestilling ${order.orderId}`,
  subject: `${order.project}, ${order.phase}`,
  madeAt,
  isLandscape: true,
  blocks: [
    { kind: 'facts', facts: factsOf(order) },
    ...(order.txt
      ? [{ kind: 'heading', text: 'Merknad' } as const, { kind: 'paragraph', text: order.txt } as const]
      : []),
    { kind: 'heading', text: 'Varer' },
    {
      kind: 'table',
      of: 'Varer',
      columns: [
        { title: 'Varenr.', share: 1 },
        { title: 'Vare', share: 4 },
        { title: 'Beskrivelse', share: 3 },
        { title: 'Bestilt', share: 1.2, isNumber: true },
        { title: 'Mottatt', share: 1.2, isNumber: true },
        { title: 'Enhet', share: 0.8 },
      ],
      rows: order.orderLines.map((line) => [
        String(line.componentId),
        line.componentName,
        line.description,
        showAmount(line.qty),
        showAmount(line.qtyAlreadyReceived),
        line.unit,
      ]),
    },
  ],
});
