import { CrashBoundary } from '@byggtun/shared/area/CrashBoundary';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { getStart } from '@byggtun/shared/contract/setting';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useIsKept } from '@byggtun/shared/portal/useIsKept';
import { useEffect, useEffectEvent, useState } from 'react';

const CheckInChoice = lazyPage(() => import('./CheckInChoice').then((choice) => choice.CheckInChoice));

/** What opens the portal in a project. */
export interface StartProps {
  /** Whether an area has a page for the address. */
  hasPage: (path: string) => boolean;
  /** The person is where they want to be; what else the portal asks at its start may come. */
  onOver: () => void;
}

/** Behind a sign-in: leads who is checked in on a site to its project (docs/product/dashboard.md#checking-in). */
export function CheckInStart({ hasPage, onOver }: StartProps) {
  const { location } = usePortal();
  const [home] = useState(() => location.get().pathname);
  const { data: start, error } = useCall(getStart, {}, { quiet: true });
  const data = start && (start.currentProjects ?? []);
  const isKept = useIsKept(getStart, {});
  // Who checks in later is at work here already, and is not led away. What this device has kept may be of another day.
  const [first, setFirst] = useState<typeof data>();
  if (!first && (data ?? error)) setFirst(isKept ? [] : (data ?? []));
  const leave = useEffectEvent(onOver);
  useEffect(() => {
    if (first?.length === 0) leave();
  }, [first]);
  if (!first?.length) return null;
  return (
    <CrashBoundary onCrash={onOver}>
      <CheckInChoice projects={data ?? first} place={{ hasPage, home }} onOver={onOver} />
    </CrashBoundary>
  );
}
