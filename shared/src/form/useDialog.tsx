import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { usePortal } from '../portal/portal';

/** Milliseconds after which a dialog's code is fetched though nobody has asked for it yet. */
const idle = 1500;

interface DialogOptions {
  /** Its code is fetched soon after the page; otherwise when somebody asks. */
  early?: boolean;
  /** It opens by itself, once, when its turn among the portal's dialogs has come (`portal.dialogs`). */
  opensByItself?: boolean;
}

/**
 * A dialog whose code is fetched beside the page: soon after it (unless `early` is false), or when somebody asks. A fetch
 * that fails tells so, and the next press tries again. While it is open no dialog opens over it by itself.
 */
export function useDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { early = true, opensByItself = false }: DialogOptions = {},
) {
  const { notify, dialogs } = usePortal();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const turn = useRef<() => void>(undefined);
  const fetchCode = useEffectEvent(() => load());
  useEffect(() => {
    if (!early) return undefined;
    const timer = window.setTimeout(() => void fetchCode().catch(() => undefined), idle);
    return () => window.clearTimeout(timer);
  }, [early]);

  const endTurn = useCallback(() => {
    turn.current?.();
    turn.current = undefined;
  }, []);
  const show = async () => {
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
    } catch {
      endTurn();
      notify('warning', 'Kunne ikke åpne vinduet. Sjekk nettforbindelsen, og prøv igjen.');
    }
  };
  const showByItself = useEffectEvent(() => void show());
  useEffect(() => {
    if (!opensByItself) return undefined;
    let waits = true;
    const begin = () => {
      if (!waits || turn.current) return;
      turn.current = dialogs.wait(() => {
        waits = false;
        showByItself();
      });
    };
    // Its code comes first, so that its turn is not spent on the way. A failure is met, and told, when it is opened.
    fetchCode().then(begin, begin);
    return () => {
      if (waits) endTurn();
      waits = false;
    };
  }, [opensByItself, dialogs, endTurn]);
  useEffect(() => endTurn, [endTurn]);

  return {
    Dialog,
    open: () => {
      // Who asks is not kept waiting: it takes the place that it may have had in the queue.
      const place = turn.current;
      turn.current = dialogs.hold();
      place?.();
      void show();
    },
    close: () => {
      setDialog(undefined);
      endTurn();
    },
  };
}
