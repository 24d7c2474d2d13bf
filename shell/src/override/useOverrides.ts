import type { PortalConfig } from '@byggtun/shared/contract/config';
import type { Portal } from '@byggtun/shared/portal/portal';
import { useEffect, useState } from 'react';

import { useNotify } from '../notice/NoticeProvider';
import { keptOverrides } from './keptOverrides';
import { overrides, type RunningOverride, startOverrides } from './overrideStore';

const parameter = 'area';

/** Takes `?area=name@version` out of an address. */
export function takeOverrides(address: { pathname: string; search: string; hash: string }) {
  const search = new URLSearchParams(address.search);
  const asked = search.getAll(parameter);
  search.delete(parameter);
  const rest = search.size > 0 ? `?${search.toString()}` : '';
  return { asked, address: `${address.pathname}${rest}${address.hash}` };
}

/** The overrides that run in this tab. */
export interface Overrides {
  running: ReadonlyMap<string, RunningOverride>;
  /** False while it is not known yet which they are: nothing may be loaded that is about to be replaced. */
  settled: boolean;
}

/** Takes overrides from the address bar and from this device, and gives those that run. @param roles of the person */
export function useOverrides(
  { location, navigate }: Pick<Portal, 'location' | 'navigate'>,
  config: PortalConfig,
  roles: readonly string[],
): Overrides {
  const notify = useNotify();
  const { started, running } = overrides.use();
  const [nothingKept] = useState(() => keptOverrides().length === 0);
  const asked = takeOverrides(location.get()).asked.join(' ');

  useEffect(() => {
    if ((started || nothingKept) && asked === '') return;
    startOverrides(asked ? asked.split(' ') : [], { config, roles }, (text) => notify('warning', text));
    // The page may have gone on to another address since it was drawn.
    const now = takeOverrides(location.get());
    if (now.asked.length > 0) navigate(now.address, { replace: true });
  }, [started, nothingKept, asked, location, navigate, notify, config, roles]);

  return { running, settled: (started || nothingKept) && asked === '' };
}
