import { useLayoutEffect, useRef } from 'react';

import type { SlotName } from '../contract/area';
import { usePortal } from '../portal/portal';

interface SlotProps {
  name: SlotName;
  /** What the place knows, such as `projectId`; the same object as long as nothing of it changes. */
  params?: Readonly<Record<string, string>>;
  className?: string;
}

const noParams = {};

/** A place in this page that areas fill; each contribution is an element in it, so that it can be a grid. Needs host 1.3.0. */
export function Slot({ name, params = noParams, className }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const { slots } = usePortal();
  // Before the page is painted: what stands there takes its place at once.
  useLayoutEffect(
    () => (place.current ? slots.fill(name, place.current, params) : undefined),
    [slots, name, params],
  );
  return <div ref={place} className={className} />;
}
