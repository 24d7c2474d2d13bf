import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import { showAmount } from '@byggtun/shared/contract/amount';
import type { GoodsReceipt } from '@byggtun/shared/contract/orderReceipt';
import { JournalMoment } from '@byggtun/shared/record/JournalMoment';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { useReceipts } from '../order/orderData';

type ReceiptLine = GoodsReceipt['lines'][number];

/** What came of a line; of a correction what was ordered is told too. */
const wordsOf = (line: ReceiptLine) => {
  const came = `${showAmount(line.qtyReceived)} ${line.unit}`;
  if (line.receivedGoodsAction !== 1) return came;
  return `${came}, bestillingen ble rettet fra ${showAmount(line.qtyBefore)} ${line.unit}`;
};

/** A receipt: who confirmed it, when, and what came. */
function ReceiptItem({ receipt }: { receipt: GoodsReceipt }) {
  return (
    <li>
      <JournalMoment at={receipt.at} />
      <details open={receipt.lines.length <= 3}>
        <summary>
          <strong>{receipt.by}</strong> tok imot{' '}
          {receipt.lines.length === 1 ? '1 vare' : `${receipt.lines.length} varer`}
        </summary>
        <ul className="receipt-lines">
          {receipt.lines.map((line) => (
            <li key={line.componentId}>
              {line.componentName}: <span className="bt-figures">{wordsOf(line)}</span>
              {line.note ? <q>{line.note}</q> : null}
            </li>
          ))}
        </ul>
      </details>
      {receipt.note ? <p className="bt-secondary">{receipt.note}</p> : null}
      {receipt.attachments.length > 0 ? <AttachmentList attachments={receipt.attachments} isTold /> : null}
    </li>
  );
}

/** The receipts of an order, the latest first. */
export function ReceiptHistory({ orderId }: { orderId: number }) {
  const receipts = useReceipts(orderId);
  return (
    <Card title="Varemottak">
      <Loaded call={receipts} skeleton={<Skeleton />}>
        {(found) =>
          found.length === 0 ? (
            <p className="bt-secondary">Ingenting er mottatt ennå.</p>
          ) : (
            <ol className="receipt-history">
              {found.map((receipt) => (
                <ReceiptItem key={receipt.id} receipt={receipt} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}
