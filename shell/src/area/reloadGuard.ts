const key = 'byggtun.reloadedFor';

const taken = () => (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);

/**
 * Whether the page may be reloaded to get this version of the shell: once for each version in the life of a tab, so that
 * no failure can make it reload for ever. A storage that does not remember never allows it.
 */
export function takeReload(version: string): boolean {
  try {
    if (taken().includes(version)) return false;
    sessionStorage.setItem(key, [...taken(), version].join(' '));
    return taken().includes(version);
  } catch {
    return false;
  }
}
