import type { PortalConfig } from '@byggtun/shared/contract/config';

/** Another version of an area than the live one, as the address bar names it: `cases@1.4.0-abcd1234` or `cases@http://localhost:4101/`. */
export interface Override {
  name: string;
  /** A version in the store, or the address of a folder. */
  version: string;
}

/** Who asks, and what the server's configuration allows. */
export interface OverrideRights {
  config: Pick<PortalConfig, 'overrides' | 'kiosk' | 'areaOrigins'>;
  roles: readonly string[];
}

/** Reads an override as it stands in the address bar; undefined when it is none. */
export function readOverride(text: string): Override | undefined {
  const match = /^([a-z]+)@(\S+)$/.exec(text);
  return match?.[1] && match[2] ? { name: match[1], version: match[2] } : undefined;
}

/** The address of the folder that an override means, with a slash at the end. */
export function overrideFolder({ name, version }: Override): URL {
  if (!/^https?:/.test(version)) {
    return new URL(`/remotes/${name}/${encodeURIComponent(version)}/`, window.location.href);
  }
  return new URL(version.endsWith('/') ? version : `${version}/`);
}

/** Why this person may not have this override here, in a sentence for them; undefined when they may. */
export function refuseOverride(override: Override, { config, roles }: OverrideRights): string | undefined {
  if (config.kiosk) return 'En kiosk viser alltid versjonen som er i drift.';
  if (config.overrides === 'admin' && !roles.some((role) => role.toLowerCase() === 'admin')) {
    return 'Bare administratorer kan prøve en annen versjon av en del av portalen.';
  }
  const { origin } = overrideFolder(override);
  if (origin === window.location.origin || config.areaOrigins.includes(origin)) return undefined;
  return `Portalen henter ikke deler fra ${origin}.`;
}
