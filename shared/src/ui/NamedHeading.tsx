import { useEffect, useLayoutEffect, useRef } from 'react';

import { useInSight } from './useInSight';

/** By what is on the page: the one that leaves may do so after the next has come. */
const tellFrame = () =>
  void document.documentElement.toggleAttribute(
    'data-names-page',
    document.querySelector('h2[data-in-sight]') !== null,
  );

/** A heading that says what the top bar would say too: while it is in sight, the bar says the kind of page instead. */
export function NamedHeading({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inSight = useInSight(heading);
  useLayoutEffect(tellFrame, [inSight]);
  useEffect(() => tellFrame, []);
  return (
    <h2 ref={heading} data-in-sight={inSight || undefined}>
      {name}
    </h2>
  );
}
