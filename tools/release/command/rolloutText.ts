import type { Rollout } from '@byggtun/shared/contract/rollout';

/** Who gets a canary, as people say it. */
export const rolloutText = (rule: Rollout): string => {
  if ('percent' in rule) return `${rule.percent} % av brukerne`;
  return 'role' in rule ? `de med rollen ${rule.role}` : `firmaet ${rule.company}`;
};
