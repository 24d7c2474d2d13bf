/** Milliseconds between two tries. */
const pause = 3_000;

/** Milliseconds after which a try counts as failed. */
const patience = 5_000;

/** Whether the portal's server answers now. */
export async function isServerThere(): Promise<boolean> {
  try {
    const address = '/api/health';
    return (await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

/**
 * Waits until the server answers, with nothing on the screen but why. A kiosk goes to the identity provider only then: the
 * browser's own page of a lost network would stay, and nobody may be there to load it anew.
 */
export async function waitForServer(): Promise<void> {
  tell();
  while (!(await isServerThere())) await new Promise((resolve) => setTimeout(resolve, pause));
}

function tell() {
  const page = document.createElement('main');
  page.className = 'bt-start';
  const card = document.createElement('div');
  card.className = 'bt-start-card';
  card.setAttribute('role', 'status');
  const [title, text] = [document.createElement('h1'), document.createElement('p')];
  title.textContent = 'Du er logget ut';
  text.textContent =
    'Kiosken har ikke kontakt med serveren. Den er klar for neste bruker når nettet er tilbake.';
  card.append(title, text);
  page.append(card);
  // Not React's root: what stands in it is the person's.
  document.body.replaceChildren(page);
}
