import { usePortal } from '@byggtun/shared/portal/portal';
import { useState } from 'react';

/** What has been put off since the portal was opened, by whom: the page comes and goes meanwhile, and a kiosk has many people. */
const kept = new Set<string>();

/** The steps that the person has put off until the portal is opened the next time. */
export function usePutOff() {
  const { id } = usePortal().session.profile;
  const [, setCount] = useState(kept.size);
  const keyOf = (name: string) => `${id} ${name}`;
  return {
    isPutOff: (name: string) => kept.has(keyOf(name)),
    putOff: (name: string) => {
      kept.add(keyOf(name));
      setCount(kept.size);
    },
  };
}
