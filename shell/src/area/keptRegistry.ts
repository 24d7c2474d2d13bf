const key = 'byggtun.registry';

/** Keeps the last good answer of `/remotes.json` on this device; localStorage belongs to one origin. */
export function keepRegistry(answer: string): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // A full or closed storage costs the fallback, not the portal.
  }
}

/** The kept answer, or undefined on a first visit. */
export function keptRegistry(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
