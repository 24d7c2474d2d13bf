import { type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now + count - 1) % count,
  Home: () => 0,
  End: (_now, count) => count - 1,
};

/** One stop of Tab for a row of buttons; the arrow keys, Home and End move within it. */
export function useRovingFocus() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const next = step(current, buttons.length);
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  return {
    onKeyDown,
    /** Of the button at this place. */
    stop: (place: number) => ({
      tabIndex: place === current ? 0 : -1,
      onFocus: () => setCurrent(place),
    }),
  };
}
