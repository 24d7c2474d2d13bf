/** Whom an element is for. */
interface RoleRule {
  /** Names of roles; one of them is enough, and case does not matter. */
  roles: readonly string[];
  /** The rule holds on kiosks alone; elsewhere everyone sees the element. */
  kioskOnly?: boolean;
}

/** Whether a person sees an element that is guarded by roles (docs/product/sign-in.md#two-modes): Admin sees everything. */
export function mayUse(
  { roles, kioskOnly = false }: RoleRule,
  own: readonly string[],
  kiosk: boolean,
): boolean {
  if (kioskOnly && !kiosk) return true;
  const allowed = ['admin', ...roles.map((role) => role.toLowerCase())];
  return own.some((role) => allowed.includes(role.toLowerCase()));
}
