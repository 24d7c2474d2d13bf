import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Px above and below the window within which cards are in the page. */
const near = 3000;
/** Height in px of a part that nobody has seen yet. */
const usualHeight = 6000;

interface CardPartProps {
  /** Whose height it is: kept, so that who comes back finds the page as long as it was. */
  name: string;
  /** It is in the page from the beginning. */
  first: boolean;
  children: ReactNode;
}

const heights = new Map<string, number>();

/** A part of a long page that is in it only while it is near the window; else its place is held. */
export function CardPart({ name, first, children }: CardPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(first);
  // Before it leaves the page its height can still be read.
  useLayoutEffect(() => {
    const part = place.current;
    if (!part) return undefined;
    const keepHeight = () => {
      const { height } = part.getBoundingClientRect();
      if (height > 0) heights.set(name, height);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) keepHeight();
        setIsNear(entry.isIntersecting);
      },
      { rootMargin: `${near}px` },
    );
    watch.observe(part);
    return () => {
      keepHeight();
      watch.disconnect();
    };
  }, [name]);
  return (
    <div ref={place} style={isNear ? undefined : { height: heights.get(name) ?? usualHeight }}>
      {isNear ? children : null}
    </div>
  );
}
