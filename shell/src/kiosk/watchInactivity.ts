/** After so many milliseconds without a touch nobody is there any more (docs/product/kiosk.md#inactivity). */
const limit = 5 * 60_000;

/** While time is registered in a window of its own nobody touches this page. */
const limitWithTimeRegistration = 10 * 60_000;

/** A touch is listened for again after so many milliseconds. */
const rearmAfter = 30_000;

const touches = ['pointerdown', 'keydown'] as const;

/** A device that slept may wake by these; its timer has slept too. */
const wakings = [...touches, 'visibilitychange', 'pageshow', 'resume'] as const;

/** The watch over a kiosk that everybody touches. */
export interface InactivityWatch {
  /** The next silence may be longer: time registration has been opened. */
  allowTimeRegistration: () => void;
  stop: () => void;
}

/** Tells once when nobody has touched the page for five minutes, by the clock (docs/product/kiosk.md#inactivity). */
export function watchInactivity(onInactive: () => void): InactivityWatch {
  let silence: ReturnType<typeof setTimeout>;
  let rearm: ReturnType<typeof setTimeout> | undefined;
  let endsAt: number;

  const end = () => {
    stop();
    onInactive();
  };
  const expectTouchWithin = (milliseconds: number) => {
    clearTimeout(silence);
    silence = setTimeout(end, milliseconds);
    endsAt = Date.now() + milliseconds;
  };
  const look = () => {
    if (Date.now() > endsAt) end();
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
    wakings.forEach((type) => window.removeEventListener(type, look, { capture: true }));
    clearTimeout(silence);
    clearTimeout(rearm);
  };

  // Before the touch itself is heard, which would begin the five minutes anew.
  wakings.forEach((type) => window.addEventListener(type, look, { capture: true }));
  listen();
  expectTouchWithin(limit);
  return { allowTimeRegistration: () => expectTouchWithin(limitWithTimeRegistration), stop };
}
