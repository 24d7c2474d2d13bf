import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import { usePortal } from '../portal/portal';

/** Milliseconds after which a dialog's code is fetched though nobody has asked for it yet. */
const idle = 1500;

/**
 * A dialog whose code is fetched beside the page: soon after it (unless `early` is false), or when somebody asks. A fetch
 * that fails tells so, and the next press tries again.
 */
export function useDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { early = true }: { early?: boolean } = {},
) {
  const { notify } = usePortal();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const fetchEarly = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    if (!early) return undefined;
    const timer = window.setTimeout(() => fetchEarly(), idle);
    return () => window.clearTimeout(timer);
  }, [early]);

  const open = async () => {
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
    } catch {
      notify('warning', 'Kunne ikke åpne vinduet. Sjekk nettforbindelsen, og prøv igjen.');
    }
  };
  return { Dialog, open: () => void open(), close: () => setDialog(undefined) };
}
