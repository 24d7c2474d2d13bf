import { useCallback, useEffect, useState } from 'react';

interface Title {
  /** Title of the page that is open. */
  title: string;
  /** Sets it for the address that is open now; the next address starts with its route's own title. */
  setTitle: (title: string) => void;
}

/** The page's title in the header and in the document's title. */
export function useTitle(pathname: string, routeTitle: string): Title {
  const [own, setOwn] = useState({ pathname, title: '' });
  const title = own.pathname === pathname && own.title ? own.title : routeTitle;
  const setTitle = useCallback(
    (text: string) => setOwn({ pathname: window.location.pathname, title: text }),
    [],
  );
  useEffect(() => {
    document.title = title ? `${title} – Byggtun` : 'Byggtun';
  }, [title]);
  return { title, setTitle };
}
