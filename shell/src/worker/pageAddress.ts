/** Paths that are never pages of the portal, as the server says too (`api/src/core/http/portalPage.ts`). */
export const noPages: readonly RegExp[] = [/^\/(api|hubs|oidc|remotes|assets)(\/|$)/, /\.[a-z0-9]{2,11}$/i];
