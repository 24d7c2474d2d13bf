import type { KoaContextWithOIDC } from 'oidc-provider';

/** The only client is the portal itself, so what it asks for is granted without a question. */
export const createOwnGrant = (audience: string, scopes: string[]) => async (ctx: KoaContextWithOIDC) => {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (known) return known;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(audience, scopes.join(' '));
  await grant.save();
  return grant;
};
