import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Beside a page, CSS pixels. */
const margin = 32;
/** Wider than this a page is harder to read, not easier. */
const widest = 960;

/**
 * The scrolled room in which pages lie below each other: how wide a page is there, and what is in the middle stays there when
 * they are made larger. Control and the wheel zoom, as two fingers on a touch pad do.
 * @param zoom per cent of the width at which a page is shown whole
 */
export function useStage(zoom: number, onZoom: (steps: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(widest);
  const width = Math.round((Math.min(room, widest) * zoom) / 100);
  const before = useRef(width);
  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onZoom(event.deltaY < 0 ? 1 : -1);
  });

  useEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const measure = () => setRoom((current.clientWidth || widest + margin) - margin);
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    measure();
    const hear = (event: WheelEvent) => turn(event);
    current.addEventListener('wheel', hear, { passive: false });
    return () => {
      watch.disconnect();
      current.removeEventListener('wheel', hear);
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = stage;
    const grown = width / before.current;
    before.current = width;
    if (!current || grown === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
    current.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
    current.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
  }, [width]);

  return { stage, width };
}
