import { useState } from 'react';

const key = 'byggtun.drawerCollapsed';

/** Whether the drawer shows icons only; this device remembers it. */
export function useCollapsed(): [collapsed: boolean, set: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'true');
  const set = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setCollapsed(next);
  };
  return [collapsed, set];
}
