import type { ReactNode } from 'react';

import { useKeptFocus } from './useKeptFocus';

export interface PlaceStateProps {
  /** Why there is nothing, in one sentence. */
  text: string;
  /** The one thing to do. */
  action?: ReactNode;
}

/** The frame of what stands where a thing would be. */
export function PlaceState({ text, action, icon }: PlaceStateProps & { icon: ReactNode }) {
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div className="bt-empty" role="status" {...kept}>
      {icon}
      <p>{text}</p>
      {action}
    </div>
  );
}
