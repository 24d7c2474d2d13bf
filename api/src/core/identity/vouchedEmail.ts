/** Which e-mail addresses in an authority's tokens are known to be the person's own. */
export type Vouching =
  /** All: the embedded provider, or one of which the settings say so. */
  | 'all'
  /** Those that it calls verified. */
  | 'verified'
  /** Microsoft Entra ID, one tenant: those that it calls verified, and the names that the tenant gives its people. */
  | 'tenant'
  /** Microsoft Entra ID for several tenants: those that it calls verified alone. */
  | 'tenants';

const saysYes = (claim: unknown) => claim === true || claim === 1 || claim === 'true' || claim === '1';

const first = (...claims: unknown[]) =>
  claims.find((claim) => typeof claim === 'string' && claim.includes('@'));

/**
 * The address with which the token's person may be looked up; undefined when the authority vouches for none. In Entra ID anybody who
 * administers some tenant can write any `email` on a user, and `preferred_username` is as good as the tenant that it comes from
 * ("nOAuth"); `xms_edov` says that the owner of the address's domain has been verified.
 */
export const vouchedEmail = (
  claims: Readonly<Record<string, unknown>>,
  vouching: Vouching,
): string | undefined => {
  const { email, email_verified, xms_edov, preferred_username, upn } = claims;
  const found = {
    all: () => first(email),
    verified: () => (saysYes(email_verified) ? first(email) : undefined),
    tenant: () => first(saysYes(xms_edov) ? email : undefined, preferred_username, upn),
    tenants: () => (saysYes(xms_edov) ? first(email) : undefined),
  }[vouching]();
  return typeof found === 'string' ? found.toLowerCase() : undefined;
};
