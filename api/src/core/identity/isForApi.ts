import type { JWTHeaderParameters, JWTPayload } from 'jose';

/** How an authority writes its access tokens. */
export type TokenStyle =
  /** The embedded provider: RFC 9068. */
  | 'embedded'
  /** Microsoft Entra ID: `typ` is JWT, `scp` holds the names of the scopes without the API's own. */
  | 'entra'
  /** Another OpenID provider: RFC 9068, or `typ` JWT with `scope` or `scp`. */
  | 'other';

const typesOf: Record<TokenStyle, readonly string[]> = {
  embedded: ['at+jwt'],
  entra: ['at+jwt', 'jwt'],
  other: ['at+jwt', 'jwt', ''],
};

/** What the portal asks of every provider, for itself and not for the API. */
const standard = ['openid', 'profile', 'email', 'offline_access'];

const scopesIn = ({ scope, scp }: JWTPayload): string[] =>
  [scope, scp].flat().flatMap((each) => (typeof each === 'string' ? each.split(' ').filter(Boolean) : []));

/** `api://…/portal` is `portal` in a token of Entra ID; `.default` stands for whatever has been granted. */
const isGranted = (wanted: string, granted: readonly string[], style: TokenStyle): boolean => {
  if (granted.includes(wanted)) return true;
  const name = wanted.slice(wanted.lastIndexOf('/') + 1);
  return style === 'entra' && (name === '.default' || granted.includes(name));
};

/** ID tokens say what they are in these ways, and are signed with the same key. */
const isIdToken = ({ at_hash, c_hash, typ }: JWTPayload) =>
  at_hash !== undefined ||
  c_hash !== undefined ||
  (typeof typ === 'string' && /^(id|refresh|logout)$/i.test(typ));

/**
 * Whether a token that the authority has signed for our audience is an access token, with a scope of the API, on behalf of a person.
 * @param apiScopes what the portal asks for; when it asks for none of the API's own, none is needed (but of Entra ID, which always has one)
 */
export const isForApi = (
  { typ = '' }: Pick<JWTHeaderParameters, 'typ'>,
  claims: JWTPayload,
  style: TokenStyle,
  apiScopes: readonly string[],
): boolean => {
  if (!typesOf[style].includes(typ.toLowerCase().replace(/^application\//, ''))) return false;
  if (isIdToken(claims) || claims.idtyp === 'app') return false;
  const granted = scopesIn(claims);
  if (style === 'entra' && granted.length === 0) return false;
  const wanted = apiScopes.filter((scope) => !standard.includes(scope));
  return wanted.length === 0 || wanted.some((scope) => isGranted(scope, granted, style));
};
