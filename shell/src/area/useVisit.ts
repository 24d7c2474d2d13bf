import { useEffect, useState } from 'react';

import { freshRegistry } from './registryStore';

/** Milliseconds that a visit waits for the registry, while the code that is known is on its way. */
const wait = 500;

/** One visit of an area: what is live is asked for, and nothing is mounted before the answer or the wait is over. */
export interface AreaVisit {
  settled: boolean;
  /** Resolves when it is settled and drawn so. */
  whenSettled: Promise<void>;
}

const nextTick = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Begins a visit with the component's life. */
export function useVisit(): AreaVisit {
  const [settled, setSettled] = useState(false);
  // A version that the answer brings is drawn, and the one before it taken back, before anything goes on.
  const [whenSettled] = useState(() => freshRegistry(wait).then(nextTick));
  useEffect(() => {
    let gone = false;
    void whenSettled.then(() => !gone && setSettled(true));
    return () => {
      gone = true;
    };
  }, [whenSettled]);
  return { settled, whenSettled };
}
