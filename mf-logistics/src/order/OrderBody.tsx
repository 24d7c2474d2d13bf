import './order.css';

import type { Order } from '@byggtun/shared/contract/order';
import { orderStatuses } from '@byggtun/shared/contract/orderStatus';
import { paths } from '@byggtun/shared/contract/paths';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { useLeaveGuard } from '@byggtun/shared/form/useLeaveGuard';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Breadcrumbs } from '@byggtun/shared/ui/Breadcrumbs';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Page } from '@byggtun/shared/ui/Page';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useBelow } from '@byggtun/shared/ui/useMedia';

import { ConfirmButtons } from '../receipt/ConfirmButtons';
import { LeaveReceipt } from '../receipt/LeaveReceipt';
import { ReceiptHistory } from '../receipt/ReceiptHistory';
import { useReceipt } from '../receipt/useReceipt';
import { DownloadOrder } from './DownloadOrder';
import { GoodsCard } from './GoodsCard';
import { orderCrumbs } from './orderCrumbs';
import { orderFacts } from './orderFacts';

const loadConfirm = () => import('../receipt/ConfirmReceipt').then((dialog) => dialog.ConfirmReceipt);
const loadGiveUp = () => import('../receipt/LeaveReceipt').then((dialog) => dialog.LeaveReceipt);

/** An order on its page: its goods, what it says, and what has come of it. */
export function OrderBody({ order }: { order: Order }) {
  const { id, orderId, projectId, houseId, status, statusText, contactName, orderLines } = order;
  const { notify } = usePortal();
  const receipt = useReceipt(order);
  const isBegun = receipt.lines.length > 0;
  const guard = useLeaveGuard(isBegun, paths.houseOrders(projectId, houseId));
  const confirm = useDialog(loadConfirm, { early: isBegun });
  const giveUp = useDialog(loadGiveUp, { early: false });
  const ask = () => {
    if (orderLines.every((line) => receipt.problem(line) === undefined)) return confirm.open();
    notify('warning', 'Se over varene som er merket, og bekreft på nytt.');
  };
  const small = useBelow('xs');
  const buttons = isBegun ? (
    <ConfirmButtons count={receipt.lines.length} onGiveUp={giveUp.open} onConfirm={ask} />
  ) : undefined;
  return (
    <Page
      title={`Ordre #${orderId}`}
      heading={`Ordre #${orderId}`}
      subtitle={
        <span className="order-subtitle">
          <StatusChip color={orderStatuses[status].color} text={statusText} />
          <span>{contactName}</span>
        </span>
      }
      tools={<DownloadOrder order={order} />}
      actions={small ? buttons : undefined}
    >
      <Breadcrumbs crumbs={orderCrumbs(order)} />
      <div className="order-layout">
        <div className="order-main">
          <GoodsCard order={order} receipt={receipt} onOrder={guard.go} />
          {buttons && !small ? <div className="order-confirm">{buttons}</div> : null}
        </div>
        <div className="order-about">
          <Card title="Informasjon">
            <DefinitionList items={orderFacts(order)} />
          </Card>
          <ReceiptHistory orderId={id} />
        </div>
      </div>
      {confirm.Dialog ? <confirm.Dialog order={order} receipt={receipt} onClosed={confirm.close} /> : null}
      {giveUp.Dialog ? (
        <giveUp.Dialog
          onClosed={(leaves) => {
            giveUp.close();
            if (leaves) receipt.giveUp();
          }}
        />
      ) : null}
      {guard.isAsked ? (
        <LeaveReceipt
          onClosed={(leaves) => {
            if (!leaves) return guard.stay();
            receipt.giveUp();
            guard.leave();
          }}
        />
      ) : null}
    </Page>
  );
}
