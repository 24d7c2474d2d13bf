import type { RegistryEntry } from '@byggtun/shared/contract/area';

import { entryTry } from './phase';
import { withTimeout } from './withTimeout';

/** One import that a container may take: by version, where it comes from and how. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { from: string; get: () => Promise<() => object> }>>>
>;

/** What an area's entry leaves in the page: webpack's container, the two calls of Module Federation. */
export interface Container {
  /** Hands over what it may take from the shell, before anything is got from it. */
  init: (scope: ShareScope) => unknown;
  /** The factory of an exposed module, when that and all that it takes are here. */
  get: (module: string) => Promise<() => unknown>;
}

const tries = new Map<string, number>();

/** A further try has an address of its own: browsers let a second request of one address wait for the first, which may hang. */
function nextAddress(entry: string): string {
  const before = tries.get(entry) ?? 0;
  tries.set(entry, before + 1);
  return before === 0 ? entry : `${entry}?try=${before}`;
}

/**
 * Runs an area's entry and gives the container that it has made under this name. The browser itself refuses an entry whose
 * bytes are not those of the registry. Running it again makes a new container, which starts from nothing.
 */
export async function runEntry(
  { entry, integrity }: Pick<RegistryEntry, 'entry' | 'integrity'>,
  name: string,
): Promise<Container> {
  const script = document.createElement('script');
  script.src = nextAddress(entry);
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  const run = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${entry} is not to be had, or not what the registry says`));
    document.head.append(script);
  });
  await withTimeout(entryTry, () => run).finally(() => script.remove());
  const container = Reflect.get(globalThis, name) as Container | undefined;
  if (!container) throw new Error(`${entry} leaves no ${name}`);
  return container;
}
