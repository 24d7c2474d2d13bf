import { useEffect, useEffectEvent, useState } from 'react';

/** CSS pixels that the page is pulled down before anything happens, and milliseconds of the animation (docs/product/dashboard.md#at-each-width). */
export const pullThreshold = 100;
const loading = 2000;

/** Where a pull begins: one finger on the page itself while it stands at its top. */
const begins = ({ touches, target }: TouchEvent): boolean =>
  touches.length === 1 &&
  window.scrollY <= 0 &&
  target instanceof Element &&
  target.closest('main') !== null &&
  target.closest('[role=dialog]') === null;

/** Follows a finger that pulls the page down from its top. @param onPulled called when it is let go beyond the threshold */
export function usePull(onPulled: () => void) {
  const [distance, setDistance] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  const pulled = useEffectEvent(() => {
    setIsLoading(true);
    onPulled();
  });

  useEffect(() => {
    if (isLoading) {
      const timer = window.setTimeout(() => setIsLoading(false), loading);
      return () => window.clearTimeout(timer);
    }
    let start: number | undefined;
    let way = 0;
    const follow = (to: number) => {
      way = to;
      setDistance(to);
    };
    const touched = (event: TouchEvent) => {
      start = begins(event) ? event.touches[0]?.clientY : undefined;
    };
    const moved = ({ touches }: TouchEvent) => {
      if (start === undefined) return;
      // A second finger, or a page that scrolls after all, is no pull.
      if (touches.length > 1 || window.scrollY > 0) start = undefined;
      follow(start === undefined ? 0 : Math.max(0, (touches[0]?.clientY ?? 0) - start));
    };
    const left = () => {
      if (start !== undefined && way >= pullThreshold) pulled();
      start = undefined;
      follow(0);
    };
    const givenUp = () => {
      start = undefined;
      follow(0);
    };
    window.addEventListener('touchstart', touched, { passive: true });
    window.addEventListener('touchmove', moved, { passive: true });
    window.addEventListener('touchend', left);
    window.addEventListener('touchcancel', givenUp);
    return () => {
      window.removeEventListener('touchstart', touched);
      window.removeEventListener('touchmove', moved);
      window.removeEventListener('touchend', left);
      window.removeEventListener('touchcancel', givenUp);
    };
  }, [isLoading]);

  return { distance, isLoading };
}
