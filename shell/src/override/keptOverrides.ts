import { type Override, readOverride } from './overrideRule';

const key = 'byggtun.overrides';

/** The overrides that this device keeps, until they are reset. */
export const keptOverrides = (): Override[] =>
  (localStorage.getItem(key) ?? '').split(' ').flatMap((text) => readOverride(text) ?? []);

/** Keeps these and no others. */
export function keepOverrides(overrides: readonly Override[]): void {
  if (overrides.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, overrides.map(({ name, version }) => `${name}@${version}`).join(' '));
}
