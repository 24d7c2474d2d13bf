const name = 'byggtun-timeregistrering';

const listeners = new Set<() => void>();
let frame: HTMLIFrameElement | undefined;
let shown: Window | undefined;

/**
 * A frame of our own, to be the window's opener. The other system can reach neither the portal nor the frame from there;
 * without any opener browsers would not let the portal close the window again.
 */
function openerFrame(): HTMLIFrameElement {
  if (!frame?.isConnected) {
    frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
  }
  return frame;
}

/** The window of the time-registration system, an external one (docs/product/frame.md#header). */
export const timeWindow = {
  /** Opens it, or brings the open one to the front. @returns false when the browser has not let it open */
  open: (address: string): boolean => {
    if (!shown || shown.closed)
      shown = openerFrame().contentWindow?.open(address, name, 'popup') ?? undefined;
    if (!shown) return false;
    shown.focus();
    listeners.forEach((listener) => listener());
    return true;
  },
  close: (): void => {
    shown?.close();
    shown = undefined;
  },
  /** Told each time that it is opened. */
  onOpen: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
