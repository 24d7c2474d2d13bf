import type { Registry, RegistryEntry } from '@byggtun/shared/contract/area';

/** An area of the registry, as far as it could be read. */
export interface KnownArea extends RegistryEntry {
  /** What of it breaks the contract; such an area has its addresses and its card, and is never loaded. */
  problem?: string;
}

/** The registry, its areas read one by one. */
export type KnownRegistry = Omit<Registry, 'areas'> & { areas: KnownArea[] };

/** Which of an area's versions a tab loads: what is live, what some people get, or what this person has asked for. */
export type Source = 'live' | 'canary' | 'override';

/** The one version of an area that is for this person. */
export interface PickedArea extends Omit<KnownArea, 'canary'> {
  source: Source;
}
