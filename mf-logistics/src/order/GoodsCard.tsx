import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import { receiveProblem } from '@byggtun/shared/contract/orderRules';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Card } from '@byggtun/shared/ui/Card';
import { useState } from 'react';

import { NotKept } from '../receipt/NotKept';
import type { Receipt } from '../receipt/useReceipt';
import { DeviationLink } from './DeviationLink';
import { deviationPath } from './deviationPath';
import { GoodsLine } from './GoodsLine';
import { GoodsTools } from './GoodsTools';
import { ReceiveBanner } from './ReceiveBanner';

const loadReceive = () => import('../receipt/ReceiveLine').then((dialog) => dialog.ReceiveLine);

interface GoodsCardProps {
  order: Order;
  receipt: Receipt;
  /** Goes to another order whose goods were scanned here. */
  onOrder: (path: string) => void;
}

/** The lines of an order, where goods are received as long as some are to come. */
export function GoodsCard({ order, receipt, onOrder }: GoodsCardProps) {
  const { orderLines, status, may } = order;
  const receive = useDialog(loadReceive, { early: may.receive });
  const [line, setLine] = useState<OrderLine>();
  const problem = receiveProblem(status, orderLines);
  const open = (one: OrderLine) => {
    setLine(one);
    receive.open();
  };
  return (
    <Card
      title="Varer"
      extra={<GoodsTools order={order} onAll={receipt.enterAll} onLine={open} onOrder={onOrder} />}
    >
      {problem === undefined ? null : <ReceiveBanner text={problem} />}
      <NotKept why={receipt.notKept} />
      <ul className="goods-lines">
        {orderLines.map((one) => (
          <GoodsLine
            key={one.componentId}
            line={one}
            entered={receipt.entered(one)}
            problem={receipt.problem(one)}
            onReceive={may.receive ? () => open(one) : undefined}
            onRemove={() => receipt.remove(one)}
          >
            <DeviationLink
              to={deviationPath(order, one, receipt.entered(one))}
              about={`${one.componentName} ${one.description}`.trim()}
              apart={receipt.lines.length > 0}
            />
          </GoodsLine>
        ))}
      </ul>
      {receive.Dialog && line ? (
        <receive.Dialog
          line={line}
          entered={receipt.entered(line)}
          onEntered={receipt.enter}
          onClosed={receive.close}
        />
      ) : null}
    </Card>
  );
}
