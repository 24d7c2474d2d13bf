import type { Rollout } from '@byggtun/shared/contract/rollout';

/** Who gets a canary, for people. */
export function rolloutText(rule: Rollout): string {
  if ('percent' in rule) return `${rule.percent} % av brukerne`;
  if ('role' in rule) return `rollen ${rule.role}`;
  return `firma ${rule.company}`;
}
