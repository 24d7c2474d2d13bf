import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { showAmount } from '@byggtun/shared/contract/amount';
import { savedBefore } from '@byggtun/shared/contract/error';
import type { Order } from '@byggtun/shared/contract/order';
import { deliveryForm, receiptNoteLimit, receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { isReceived, orderTexts } from '@byggtun/shared/contract/orderRules';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { refusedWith } from '@byggtun/shared/record/refusedWith';
import { useState } from 'react';

import { orderInput } from '../order/orderCalls';
import { useRefreshOrder } from '../order/orderData';
import { actionText } from './actionText';
import type { Receipt } from './useReceipt';

interface ConfirmReceiptProps {
  order: Order;
  receipt: Receipt;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

/** Milliseconds after a receipt until the page shows what is stored (docs/product/logistics.md#receiving-goods). */
const reloadAfter = 500;

const notReceived = { kind: 'warning', text: orderTexts.failed } as const;

/** Says what is received once more, and sends it. A failed one keeps all that was entered, also after a reload. */
export function ConfirmReceipt({ order, receipt, onClosed }: ConfirmReceiptProps) {
  const { notify } = usePortal();
  const { run } = useCommand(receiveGoods, { ...ownProgress, failed: notReceived });
  const refresh = useRefreshOrder();
  const [done, setDone] = useState(false);
  // What is sent stays on the screen on the way out.
  const [{ entered, lines }] = useState(receipt);
  const values = useForm({
    schema: deliveryForm,
    initial: { note: receipt.note },
    onSubmit: async ({ note }) => {
      const untouched = order.orderLines.filter((line) => entered(line) === undefined && !isReceived(line));
      const orderLines = [
        ...lines,
        ...untouched.map(({ componentId, qtyAlreadyReceived }) => ({
          ...{ componentId, qtyAlreadyReceived },
          ...{ qtyReceived: '0', receivedGoodsAction: 2 as const },
        })),
      ];
      const attachments = receipt.photos.toSave;
      const body = { orderId: order.id, orderLines, note, attachments, requestId: receipt.requestId };
      const answer = await run({ ...orderInput(order.id), body }).catch((error: unknown) => {
        if (refusedWith(error, savedBefore.code)) receipt.renumber();
        refresh();
        throw error;
      });
      if (!answer.success) {
        notify(notReceived.kind, notReceived.text);
        return refresh();
      }
      notify('success', orderTexts.succeeded);
      receipt.clear();
      setDone(true);
      window.setTimeout(refresh, reloadAfter);
    },
  });
  const { photos } = receipt;
  const { submit } = useFormWithFiles(values, photos);
  const note = values.field('note');
  const named = order.orderLines.flatMap((line) => {
    const now = entered(line);
    return now ? [{ line, now }] : [];
  });
  return (
    <FormDialog
      title="Bekrefte varemottak?"
      submitText="Bekreft varemottak"
      // The draft keeps what is written: nothing is lost by closing.
      form={{ ...values, submit, isDirty: false }}
      done={done}
      onClosed={onClosed}
    >
      <ul className="receipt-sum">
        {named.map(({ line, now }) => (
          <li key={line.componentId}>
            <strong>{line.componentName}</strong> {line.description}
            <span className="bt-secondary">
              {showAmount(now.qtyReceived)} {line.unit} · {actionText(line, now)}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField
        label="Merknad til leveringen"
        maxLength={receiptNoteLimit}
        {...note}
        onChange={(text) => {
          note.onChange(text);
          receipt.say(text);
        }}
      />
      <AttachmentField label="Bilder av følgeseddel og skader" uploads={photos} wholePage />
    </FormDialog>
  );
}
