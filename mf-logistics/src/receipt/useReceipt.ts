import type { Order, OrderLine } from '@byggtun/shared/contract/order';
import { type EnteredLine, type ReceiptDraft, receiptDraft } from '@byggtun/shared/contract/orderReceipt';
import { isReceived, isUntouched, lineProblem } from '@byggtun/shared/contract/orderRules';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';
import { useTabDraft } from '@byggtun/shared/form/useTabDraft';
import { useState } from 'react';

import { useReceiptPhotos } from './useReceiptPhotos';
import { wholeOf } from './wholeOf';

const fresh = (): ReceiptDraft => ({ requestId: crypto.randomUUID(), lines: [] });

/** Without what says that nothing has come. */
const touched = (lines: readonly EnteredLine[]) => lines.filter((line) => !isUntouched(line) || line.note);

/** What is entered of an order's lines and not confirmed; kept on this device until it is, in each tab as a receipt of its own. */
export function useReceipt(order: Order) {
  const { found, notKept, keep, forget } = useTabDraft(useFormDraft(`order.${order.id}`, receiptDraft));
  const [draft, setDraft] = useState(() => found ?? fresh());
  const change = (next: ReceiptDraft) => {
    setDraft(next);
    if (next.lines.length > 0) keep(next);
    else forget();
  };
  const photos = useReceiptPhotos(order);
  const lines = order.may.receive ? draft.lines : [];
  const entered = (line: OrderLine) => lines.find(({ componentId }) => componentId === line.componentId);
  return {
    /** What is entered of a line; undefined while nobody has touched it. */
    entered,
    /** What stands against it now, since somebody else has received meanwhile. */
    problem: (line: OrderLine) => {
      const now = entered(line);
      return now && lineProblem(line, now);
    },
    lines,
    /** Why the device does not keep what is entered; undefined while it does. */
    notKept: lines.length > 0 ? notKept : undefined,
    requestId: draft.requestId,
    /** What is written of the delivery as a whole. */
    note: draft.note ?? '',
    say: (note: string) => change({ ...draft, note }),
    enter: (now: EnteredLine) =>
      change({
        ...draft,
        lines: touched([...draft.lines.filter(({ componentId }) => componentId !== now.componentId), now]),
      }),
    /** Takes a line out again, which somebody else has received meanwhile. */
    remove: ({ componentId }: OrderLine) =>
      change({ ...draft, lines: draft.lines.filter((one) => one.componentId !== componentId) }),
    /** 'Motta alt': all that is still to come, with the notes that are there. */
    enterAll: () =>
      change({
        ...draft,
        lines: order.orderLines
          .filter((line) => !isReceived(line))
          .map((line) => ({ ...entered(line), ...wholeOf(line) })),
      }),
    /** The number was used for something else: what is entered goes under another. */
    renumber: () => change({ ...draft, requestId: crypto.randomUUID() }),
    /** Of the delivery note and of damage; kept on the device too. */
    photos,
    /** Confirmed: its photos are saved with it. */
    clear: () => {
      photos.clear(photos.toSave);
      change(fresh());
    },
    giveUp: () => {
      photos.items.forEach(({ key }) => photos.remove(key));
      change(fresh());
    },
  };
}

/** What is entered, as the cards of an order share it. */
export type Receipt = ReturnType<typeof useReceipt>;
