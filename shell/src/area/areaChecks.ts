import { fitsHost } from '@byggtun/shared/contract/fitsHost';
import { hostVersion } from '@byggtun/shared/portal/portal';

import type { Refusal } from './areaFailure';
import type { PickedArea } from './knownArea';
import type { Phase } from './phase';

/** What of this page decides whether an area may be loaded. */
export interface Place {
  kiosk: boolean;
  /** Origins besides this one from which areas may be loaded (`areaOrigins` of the configuration). */
  areaOrigins: readonly string[];
}

type Check = (area: PickedArea, place: Place) => Refusal | undefined;

const allowed: Check = ({ manifest, disabled, entry }, { kiosk, areaOrigins }) => {
  if (kiosk && !manifest.kiosk) {
    const text = 'Denne delen av portalen er ikke tilgjengelig på kiosk.';
    return { text, cause: new Error('not for kiosks'), final: true };
  }
  if (disabled) {
    const text = `${manifest.title} er slått av en stund. Prøv igjen senere.`;
    return { text, cause: new Error('turned off in the registry') };
  }
  const { origin } = new URL(entry, window.location.href);
  if (origin === window.location.origin || areaOrigins.includes(origin)) return undefined;
  const text = `${manifest.title} ligger på en adresse som portalen ikke henter fra.`;
  return { text, cause: new Error(`${origin} is no origin of the configuration`) };
};

const range: Check = ({ manifest: { title, version, host } }) => {
  if (host === '' || fitsHost(host, hostVersion)) return undefined;
  const text = `${title} ${version} krever portalversjon ${host}, denne er ${hostVersion}.`;
  return { text, cause: new Error(`needs host API ${host}, this is ${hostVersion}`) };
};

const manifest: Check = ({ problem }) => (problem === undefined ? undefined : { cause: new Error(problem) });

/**
 * What must hold before any of an area's code is fetched, in order. The range stands before the manifest: an area that was
 * written for a later portal may say things that this one does not know, and the range tells better why.
 */
export const areaChecks: readonly { phase: Phase; check: Check }[] = [
  { phase: 'allowed', check: allowed },
  { phase: 'range', check: range },
  { phase: 'manifest', check: manifest },
];
