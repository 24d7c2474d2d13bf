/** What belongs to the kiosk and not to a person: its set-up, its consent to cookies, and the last good answer of the registry. */
const kept = ['byggtun.kiosk.projects', 'byggtun.cookieConsent', 'byggtun.registry'];

/**
 * Empties every storage of this origin that script can reach but for the kiosk's own, so that nothing of one person is
 * left for the next (docs/product/kiosk.md#nobody-finds-the-one-before). The storages are empty when it returns, caches and databases when it resolves.
 */
export async function forgetPerson(): Promise<void> {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
  }
  // What can't be emptied keeps nobody signed in.
  await Promise.allSettled([emptyCaches(), dropDatabases()]);
}

async function emptyCaches(): Promise<void> {
  if (!('caches' in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function dropDatabases(): Promise<void> {
  if (!('indexedDB' in window)) return;
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}
