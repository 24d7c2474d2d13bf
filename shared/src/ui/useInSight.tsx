import { type RefObject, useEffect, useState } from 'react';

/** Height of the portal's top bar, below which things are in sight, CSS pixels. */
const topBar = 56;

/** Whether something of the element can be seen below the top bar; true until the browser has said. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry && setInSight(entry.isIntersecting), {
      rootMargin: `${-topBar}px 0px 0px`,
    });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return inSight;
}
