import type { AreaManifest } from '@byggtun/shared/contract/area';

/** The steps between an address and an area's page, in order; a failure names the one where it stopped. */
export type Phase = 'allowed' | 'range' | 'entry' | 'module' | 'mount';

/** Why an area is not on screen. */
export interface AreaFailure {
  /** Norwegian name of the area. */
  title: string;
  phase: Phase;
  /** Eight characters that stand on the error card and beside the cause in the browser's log. */
  id: string;
  cause: unknown;
}

/** What a phase ends in; nothing is thrown. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: AreaFailure };

/** Names a failure and writes its cause to the browser's log. */
export function areaFailure(manifest: AreaManifest, phase: Phase, cause: unknown): AreaFailure {
  const id = crypto.randomUUID().slice(0, 8);
  const where = `Area ${manifest.name} ${manifest.version} stopped in phase ${phase} [${id}]`;
  reportError(new Error(where, { cause }));
  return { title: manifest.title, phase, id, cause };
}
