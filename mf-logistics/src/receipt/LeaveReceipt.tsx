import { orderTexts } from '@byggtun/shared/contract/orderRules';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { useState } from 'react';

interface LeaveReceiptProps {
  /** Called when the dialog is gone. */
  onClosed: (leaves: boolean) => void;
}

/** 'Avbryte varemottak': asks before what is entered and not confirmed is given up. */
export function LeaveReceipt({ onClosed }: LeaveReceiptProps) {
  const [leaves, setLeaves] = useState(false);
  return (
    <ConfirmDialog
      title={orderTexts.leave}
      confirmText="Forkast varemottaket"
      onConfirm={() => Promise.resolve(setLeaves(true))}
      onClosed={() => onClosed(leaves)}
    >
      <p>Det du har ført opp, er ikke bekreftet. Det blir borte hvis du avbryter varemottaket.</p>
    </ConfirmDialog>
  );
}
