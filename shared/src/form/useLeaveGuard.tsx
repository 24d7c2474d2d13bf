import { useEffect, useEffectEvent, useState } from 'react';

import { usePortal } from '../portal/portal';
import { useLayer } from '../ui/useLayer';
import { useLeaveWarning } from './useLeaveWarning';
import { useUnsaved } from './useUnsaved';

/** Where somebody wants to go: to an address, or one page back. */
type Way = { to: string } | 'back';

/** The address within the portal that a press on a link leads to in this tab; undefined for any other press. */
const addressOf = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname
    ? `${pathname}${search}`
    : undefined;
};

/**
 * Asks before the page is left while something is not confirmed: by a link of the page or of the frame around it, by Back, and by closing or
 * reloading the tab.
 * @param otherwise where Back leads when the portal was opened with this page
 */
export function useLeaveGuard(isActive: boolean, otherwise: string) {
  const { navigate, back } = usePortal();
  const [asked, setAsked] = useState<Way>();
  const [left, setLeft] = useState<Way>();
  const guards = isActive && left === undefined;
  useUnsaved(guards);
  useLeaveWarning(guards);
  useLayer(guards, () => setAsked('back'));
  useEffect(() => {
    if (!guards) return undefined;
    const ask = (event: MouseEvent) => {
      const to = addressOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ to });
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [guards]);
  const go = useEffectEvent((way: Way) => (way === 'back' ? back(otherwise) : navigate(way.to)));
  useEffect(() => {
    if (left !== undefined) go(left);
  }, [left]);
  return {
    /** The question is to be asked. */
    isAsked: asked !== undefined,
    /** Goes to an address of the portal for who has pressed no link; asked before like one. */
    go: (to: string) => (guards ? setAsked({ to }) : navigate(to)),
    stay: () => setAsked(undefined),
    leave: () => {
      setLeft(asked);
      setAsked(undefined);
    },
  };
}
