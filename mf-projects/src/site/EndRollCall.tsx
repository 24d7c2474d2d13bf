import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';

/** Asks before a roll call is ended. */
export function EndRollCall({ onEnd, onClosed }: { onEnd: () => void; onClosed: () => void }) {
  const end = () => {
    onEnd();
    return Promise.resolve();
  };
  return (
    <ConfirmDialog
      title="Avslutte oppropet?"
      confirmText="Avslutt opprop"
      onConfirm={end}
      onClosed={onClosed}
    >
      <p>Merkene «Funnet» blir borte fra denne enheten.</p>
    </ConfirmDialog>
  );
}
