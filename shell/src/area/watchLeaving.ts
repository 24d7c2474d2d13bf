/** Tells whether the page is being left, by a link, a reload or another address: browsers then end what it still fetches, as if that had failed. */
export function watchLeaving(): { begun: () => boolean; end: () => void } {
  const listening = new AbortController();
  let begun = false;
  // The first comes when the way out begins, where Firefox ends it; in the capture, since who is signed out stops what comes after it.
  for (const event of ['beforeunload', 'pagehide'])
    window.addEventListener(event, () => (begun = true), { capture: true, signal: listening.signal });
  return { begun: () => begun, end: () => listening.abort() };
}
