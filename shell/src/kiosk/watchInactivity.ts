/** After so many milliseconds without a touch nobody is there any more (docs/product/kiosk.md#inactivity). */
const limit = 5 * 60_000;

/** While time is registered in a window of its own nobody touches this page. */
const limitWithTimeRegistration = 10 * 60_000;

/** A touch is listened for again after so many milliseconds. */
const rearmAfter = 30_000;

const touches = ['pointerdown', 'keydown'] as const;

/** The watch over a kiosk that everybody touches. */
export interface InactivityWatch {
  /** The next silence may be longer: time registration has been opened. */
  allowTimeRegistration: () => void;
  stop: () => void;
}

/** Tells once when nobody has touched the page for five minutes (docs/product/kiosk.md#inactivity). */
export function watchInactivity(onInactive: () => void): InactivityWatch {
  let silence: ReturnType<typeof setTimeout>;
  let rearm: ReturnType<typeof setTimeout> | undefined;

  const expectTouchWithin = (milliseconds: number) => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      stop();
      onInactive();
    }, milliseconds);
  };
  const listen = () => touches.forEach((type) => window.addEventListener(type, touched, { capture: true }));
  const deafen = () =>
    touches.forEach((type) => window.removeEventListener(type, touched, { capture: true }));
  const touched = () => {
    deafen();
    expectTouchWithin(limit);
    rearm = setTimeout(listen, rearmAfter);
  };
  const stop = () => {
    deafen();
    clearTimeout(silence);
    clearTimeout(rearm);
  };

  listen();
  expectTouchWithin(limit);
  return { allowTimeRegistration: () => expectTouchWithin(limitWithTimeRegistration), stop };
}
