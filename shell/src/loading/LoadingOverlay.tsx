import './loading.css';

import { useState } from 'react';
import { createPortal } from 'react-dom';

import { topmostDialog } from '../notice/topmostDialog';
import { useSteady } from './useSteady';

/** Lays itself above everything, open dialogs too, where the browser can. */
const raise = (element: HTMLElement | null) => {
  if (element && 'showPopover' in element) element.showPopover();
};

const topmost = () => topmostDialog() ?? document.body;

/**
 * The loading overlay (docs/product/frame.md#waiting): said aloud, and no click comes through it, while the focus stays where it is.
 * @param busy whether there is something to wait for
 */
export function LoadingOverlay({ busy }: { busy: boolean }) {
  const shown = useSteady(busy);
  return (
    <>
      <p role="status" className="bt-hidden">
        {shown && 'Vennligst vent'}
      </p>
      {shown && <Curtain />}
    </>
  );
}

function Curtain() {
  const [place] = useState(topmost);
  return createPortal(
    <div
      ref={raise}
      popover="manual"
      aria-hidden
      className="bt-loading"
      // A press on it would take the focus away.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="bt-loading-card">
        <span className="bt-spinner" />
        Vennligst vent
      </div>
    </div>,
    place,
  );
}
