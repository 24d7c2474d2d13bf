import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to the content when another page has come: screen readers say its title, by which the content is named,
 * and the Tab key goes on there and not in the menu. Who is in a dialog stays in it.
 */
export function useArrival(content: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement?.closest('dialog, [role=dialog]')) return;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}
