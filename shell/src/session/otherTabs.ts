const key = 'byggtun.session';

/** What this tab has said last. */
let own: string | undefined;

/**
 * Says to the other tabs of this browser who is signed in here and for which company; undefined for nobody. The server
 * knows one active company for a person and the provider one person for a browser, so no tab may go on as another.
 */
export function tellOtherTabs(session: string | undefined): void {
  own = session;
  if (session === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, session);
}

/**
 * Tells once when another tab has said something else than this one, and what; a tab that was asleep meanwhile when it wakes.
 * @returns stops
 */
export function watchOtherTabs(onOther: (session: string | undefined) => void): () => void {
  const look = () => {
    const session = localStorage.getItem(key) ?? undefined;
    if (session === own) return;
    stop();
    onOther(session);
  };
  const stop = () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
  // Whatever it is about: browsers lose the event of a page that says it and goes.
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return stop;
}
