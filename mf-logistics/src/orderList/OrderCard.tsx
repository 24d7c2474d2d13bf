import type { OrderRow } from '@byggtun/shared/contract/order';
import { orderStatuses } from '@byggtun/shared/contract/orderStatus';
import { formatDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { ProcessChip } from './ProcessChip';
import { ProjectTitle } from './ProjectTitle';

/** An order as a card: who delivers, when and where, who takes it in, and the chips last. */
export function OrderCard({ row }: { row: OrderRow }) {
  return (
    <>
      <span className="bt-case-title">
        <span title={row.contactName}>{row.contactName}</span>
        <span className="bt-secondary bt-figures">{row.orderId}</span>
      </span>
      <span className="bt-case-place">
        <span className="bt-case-line">
          <ProjectTitle name={row.projectName} /> · {row.houseName}
        </span>
        <span className="bt-figures">
          {row.deliveryDate === null ? 'Uten leveringsdato' : `Leveres ${formatDate(row.deliveryDate)}`}
        </span>
      </span>
      <span className="bt-case-line">
        <span className="bt-case-label">Bestilt: </span>
        {formatDate(row.orderDate)} av {row.ourReference}
      </span>
      {row.contactPerson ? (
        <span className="bt-case-line">
          <span className="bt-case-label">Kontakt på byggeplass: </span>
          {row.contactPerson}
        </span>
      ) : null}
      <span className="bt-case-line">{row.deliveryAddress}</span>
      <span className="bt-case-foot">
        <StatusChip color={orderStatuses[row.status].color} text={row.statusText} />
        <ProcessChip process={row.process} />
      </span>
    </>
  );
}
