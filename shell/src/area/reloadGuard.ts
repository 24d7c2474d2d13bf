const key = 'byggtun.reloadedFor';

const taken = () => (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);

/**
 * Whether the page may be reloaded to get this version of the shell: once for each version in the life of a tab, so that
 * no failure can make it reload for ever. A storage that does not remember never allows it.
 * @param from who has the version. When the server had it, the reload may have got the page that the device kept before; when
 * the device has it at last, there is one more.
 */
export function takeReload(version: string, from: 'server' | 'device' = 'server'): boolean {
  const reload = from === 'server' ? version : `${version}@${from}`;
  try {
    if (taken().includes(reload)) return false;
    sessionStorage.setItem(key, [...taken(), reload].join(' '));
    return taken().includes(reload);
  } catch {
    return false;
  }
}
