import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import { isReceived } from '@byggtun/shared/contract/orderRules';
import { Button } from 'antd';

import { ScanButton } from '../scan/ScanButton';

interface GoodsToolsProps {
  order: Order;
  /** 'Motta alt'. */
  onAll: () => void;
  /** Asks how much of a line has come. */
  onLine: (line: OrderLine) => void;
  /** Goes to another order. */
  onOrder: (path: string) => void;
}

/** What can be done with the goods of an order as a whole; where nothing can be received, how many of them have come. */
export function GoodsTools({ order, onAll, onLine, onOrder }: GoodsToolsProps) {
  const { orderLines, may } = order;
  if (!may.receive)
    return (
      <span className="bt-secondary">
        {orderLines.filter(isReceived).length} av {orderLines.length} mottatt
      </span>
    );
  return (
    <div className="goods-tools">
      <ScanButton goods={{ order, onLine }} onOrder={onOrder} />
      <Button onClick={onAll}>Motta alt</Button>
    </div>
  );
}
