import { useEffect, useState } from 'react';

/** Shown after so many pixels of scrolling (docs/product/kiosk.md#set-up). */
const shownAfter = 100;

/** The way back up a long page. */
export function ScrollToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const scrolled = () => setFar(window.scrollY > shownAfter);
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      className="bt-to-top"
      aria-label="Til toppen av siden"
      onClick={() => window.scrollTo({ top: 0 })}
    >
      ↑
    </button>
  );
}
