import type { Registry, RegistryEntry } from '@byggtun/shared/contract/area';
import type { AreaRelease, LiveRelease, ShellRelease } from '@byggtun/shared/contract/release';

import { keyOf, type Live } from './follow/live';
import { releaseFolder } from './store/paths';

/** For whom a registry is made. */
export interface Viewer {
  kiosk: boolean;
  /** The shell that this page runs. */
  shell: string;
  /** Other origins from which areas may come. */
  areaOrigins: readonly string[];
}

/** Whether areas may be fetched from there. */
export const isAllowed = (address: string, { areaOrigins }: Viewer): boolean =>
  areaOrigins.includes(new URL(address).origin);

/** Where the files of a release are fetched; undefined when it lies at an origin that is not allowed. */
const addressOf = ({ manifest, address }: AreaRelease, viewer: Viewer): string | undefined => {
  if (address === undefined) return `/${releaseFolder(manifest.name, manifest.version)}`;
  return isAllowed(address, viewer) ? address.replace(/\/$/, '') : undefined;
};

const loadable = (release: AreaRelease, shell: ShellRelease | undefined, viewer: Viewer) => {
  const address = addressOf(release, viewer);
  if (address === undefined || (viewer.kiosk && !release.manifest.kiosk)) return undefined;
  const shellFiles = shell
    ? [...shell.runtime, ...release.shared.flatMap((key) => shell.modules[key] ?? [])]
    : [];
  return {
    manifest: release.manifest,
    entry: `${address}/${release.entry}`,
    integrity: release.integrity,
    preload: [
      ...release.first.map((file) => `${address}/${file}`),
      ...new Set(shellFiles.map((file) => `/${file}`)),
    ],
  };
};

const entryOf = (name: string, state: LiveRelease, live: Live, viewer: Viewer): RegistryEntry | undefined => {
  const shell = live.shells.get(viewer.shell);
  const find = (version: string) => {
    const release = live.areas.get(keyOf(name, version));
    return release && loadable(release, shell, viewer);
  };
  const entry = find(state.version);
  const canary = state.canary && find(state.canary.version);
  return (
    entry && {
      ...entry,
      ...(state.disabled && { disabled: true }),
      ...(canary && state.canary && { canary: { ...canary, rollout: state.canary.rollout } }),
    }
  );
};

/** `/remotes.json` of this visitor; an area that may not be loaded here is absent. */
export const composeRegistry = (live: Live, viewer: Viewer): Registry => {
  const { revision, shell, areas } = live.state;
  return {
    revision,
    shell: {
      version: shell?.version ?? '',
      ...(shell?.canary && { canary: { version: shell.canary.version, rollout: shell.canary.rollout } }),
    },
    areas: Object.entries(areas)
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([name, state]) => entryOf(name, state, live, viewer) ?? []),
  };
};
