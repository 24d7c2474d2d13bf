import { useLayer } from '@byggtun/shared/ui/useLayer';
import { useRef } from 'react';

import { TouchDialog } from '../touch/TouchDialog';

/** Asks before the company is changed while something would be lost: above the drawer, too. Told at its end whether it may be. */
export function LossQuestion({ onAnswer }: { onAnswer: (mayBeLost: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const agreed = useRef(false);
  const close = () => dialog.current?.close();
  useLayer(true, close);
  const agree = () => {
    agreed.current = true;
    close();
  };
  return (
    <TouchDialog
      title="Bytte firma nå?"
      subtitle="Det som ikke er lagret, og filer som er på vei, går tapt."
      dialog={dialog}
      onClosed={() => onAnswer(agreed.current)}
    >
      <button type="button" className="bt-touch-button" onClick={agree}>
        Bytt firma
      </button>
      <button type="button" className="bt-touch-button" onClick={close}>
        Avbryt
      </button>
    </TouchDialog>
  );
}
