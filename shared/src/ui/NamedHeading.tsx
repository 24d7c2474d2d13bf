import { useRef } from 'react';

import { useInSight } from './useInSight';

/** A heading that says what the top bar would say too: while it is in sight, the bar says the kind of page instead. */
export function NamedHeading({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inSight = useInSight(heading);
  return (
    <h2 ref={heading} data-names-page={inSight || undefined}>
      {name}
    </h2>
  );
}
