import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { RegistryEntry } from '@byggtun/shared/contract/area';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { provided } from 'byggtun-provided';

import type { AreaSource } from './loadArea';

declare global {
  /** The runtime that every area's entry expects to find; so it is in the page once. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const integrityOf = new Map<string, string | undefined>();

/** The browser itself refuses an entry whose bytes are not those of the registry. */
const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    const integrity = integrityOf.get(new URL(url, window.location.href).href);
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    return script;
  },
};

const host = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [checkedEntries],
  shared: Object.fromEntries(
    Object.entries(provided).map(([key, { version, load }]) => [
      key,
      {
        version,
        get: () => load().then((module) => () => module),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/** The name that an area's entry gives itself in the page; the build makes it in the same way. */
const globalName = ({ manifest }: RegistryEntry) =>
  `${manifest.name}_${manifest.version.replace(/\W/g, '_')}`;

/** A shared module whose fetch has failed would be given as failed for ever; this lets it be fetched again. */
function forgetFailedShares() {
  for (const versions of Object.values(host.shareScopeMap.default ?? {})) {
    for (const shared of Object.values(versions)) if (!shared.loaded) shared.loading = null;
  }
}

const register = (area: RegistryEntry) => {
  const name = globalName(area);
  const entry = new URL(area.entry, window.location.href).href;
  integrityOf.set(entry, area.integrity);
  // Registering again does nothing; `force` would throw away the shared modules that this area was the first to use.
  host.registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }]);
  return name;
};

/** Module Federation as the source of areas. */
export const federation: AreaSource = {
  async loadEntry(area) {
    forgetFailedShares();
    const { module } = await host.remoteHandler.getRemoteModuleAndOptions({ id: register(area) });
    await module.getEntry();
  },
  async loadModule(area) {
    const module = await host.loadRemote<AreaModule>(`${globalName(area)}/area`);
    if (!module) throw new Error(`${area.manifest.name} exposes no ./area`);
    return module;
  },
};

export { mountRootParcel } from 'single-spa';
