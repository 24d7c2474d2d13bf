import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { useState } from 'react';

interface OtherOrderProps {
  /** Number of the order that the code names. */
  orderId: string;
  /** Called when the dialog is gone. */
  onClosed: (goes: boolean) => void;
}

/** Says that a code is another order's than the one whose goods are received, and asks whether to go there. */
export function OtherOrder({ orderId, onClosed }: OtherOrderProps) {
  const [goes, setGoes] = useState(false);
  return (
    <ConfirmDialog
      title={`Gå til ordre #${orderId}?`}
      confirmText="Gå til ordren"
      onConfirm={() => Promise.resolve(setGoes(true))}
      onClosed={() => onClosed(goes)}
    >
      <p>Koden hører til en annen ordre enn den du tar imot her.</p>
    </ConfirmDialog>
  );
}
