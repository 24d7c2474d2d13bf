import * as z from 'zod';

/** Who gets a canary: a share of the people, the people with a role, or those who act for a company. */
export const rollout = z.union([
  z.strictObject({ percent: z.int().min(1).max(100) }),
  /** Name of a role, such as `PRL`; case does not matter. */
  z.strictObject({ role: z.string().min(1) }),
  /** Id or name of the active company; case does not matter. */
  z.strictObject({ company: z.string().min(1) }),
]);

export type Rollout = z.infer<typeof rollout>;

/** What decides whether a person gets a canary. */
export interface RolloutPerson {
  email: string;
  roles: readonly string[];
  company: { id: number; name: string };
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** FNV-1a, 32 bits: spreads people evenly, and the same person always lands in the same place. */
const hash = (text: string) =>
  [...text].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 0;

/**
 * Whether this person gets the canary of this area. Always the same answer for the same person, on each of their
 * devices; raising the percentage keeps those who have it already.
 */
export function isInRollout(rule: Rollout, area: string, { email, roles, company }: RolloutPerson): boolean {
  if ('percent' in rule) return hash(`${area}:${email.toLowerCase()}`) % 100 < rule.percent;
  if ('role' in rule) return roles.some((role) => same(role, rule.role));
  return rule.company === String(company.id) || same(rule.company, company.name);
}
