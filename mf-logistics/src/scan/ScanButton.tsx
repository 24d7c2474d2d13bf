import ScanOutlined from '@ant-design/icons/ScanOutlined';
import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import type { ScannedOrder } from '@byggtun/shared/contract/orderCode';
import { paths } from '@byggtun/shared/contract/paths';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { PlainButton } from '@byggtun/shared/ui/PlainButton';
import { useState } from 'react';

import { useCanScan } from './useCanScan';
import type { Scanned } from './useScanned';

const loadScan = () => import('./ScanCode').then((dialog) => dialog.ScanCode);
const loadAsk = () => import('./OtherOrder').then((dialog) => dialog.OtherOrder);

interface ScanButtonProps {
  /** Where goods are received: their order, and what is done with a line of it that a code names. */
  goods?: { order: Order; onLine: (line: OrderLine) => void };
  /** Goes to the order that a code names. */
  onOrder: (path: string) => void;
}

/** 'Skann kode', where the browser can; otherwise it is not there. Where goods are received it asks before it leaves their order. */
export function ScanButton({ goods, onOrder }: ScanButtonProps) {
  const canScan = useCanScan();
  const scan = useDialog(loadScan, { early: false });
  const ask = useDialog(loadAsk, { early: false });
  const [other, setOther] = useState<ScannedOrder>();
  if (!canScan) return null;
  const go = ({ projectId, houseId, id }: ScannedOrder) => onOrder(paths.houseOrder(projectId, houseId, id));
  const follow = (found: Scanned) => {
    if (found.kind === 'line') return goods?.onLine(found.line);
    if (!goods) return go(found.order);
    setOther(found.order);
    ask.open();
  };
  return (
    <>
      <PlainButton icon={<ScanOutlined aria-hidden />} onClick={scan.open}>
        Skann kode
      </PlainButton>
      {scan.Dialog ? (
        <scan.Dialog
          here={goods?.order}
          onClosed={(found) => {
            scan.close();
            if (found) follow(found);
          }}
        />
      ) : null}
      {ask.Dialog && other ? (
        <ask.Dialog
          orderId={other.orderId}
          onClosed={(goes) => {
            ask.close();
            if (goes) go(other);
          }}
        />
      ) : null}
    </>
  );
}
