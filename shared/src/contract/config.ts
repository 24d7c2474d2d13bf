import * as z from 'zod';

/** How the portal signs people in; everything that differs between the embedded provider and Microsoft Entra ID. */
export const signInConfig = z.object({
  /** Address of the identity provider, https (nominal for the embedded one, see `authorityMetadata`). */
  authority: z.string(),
  /** The portal's client id at the provider. */
  clientId: z.string(),
  /** Host names whose authority is trusted without a look-up at Microsoft. */
  knownAuthorities: z.array(z.string()),
  /** The provider's discovery document as JSON text, when it can't be fetched from the authority. */
  authorityMetadata: z.string().optional(),
  /** `OIDC` for a plain OpenID provider, `AAD` for Microsoft Entra ID. */
  protocolMode: z.enum(['OIDC', 'AAD']),
  /** Scopes of the token that the API accepts. */
  apiScopes: z.array(z.string()),
  /** Scopes for Microsoft Graph, asked for apart from the API's; empty without Entra ID. */
  graphScopes: z.array(z.string()),
  /** The API's identifier, sent as the `resource` parameter by providers that need it. */
  resource: z.string().optional(),
});

/** `/config.json`: the environment, read at run time so that nothing of it is baked into a bundle. */
export const portalConfig = z.object({
  /** Where the API answers, `/api` on the same origin by default. */
  apiBase: z.string(),
  /** Where the hub answers, `/hubs/portal` on the same origin by default. */
  hubUrl: z.string(),
  /** True when the page was asked for on a kiosk host (docs/product/kiosk.md). */
  kiosk: z.boolean(),
  /**
   * Origin at which people open the portal on devices of their own, told to kiosks, whose own host is another:
   * what a kiosk's QR codes lead to.
   */
  publicUrl: z.string().optional(),
  /** Address of the external time-registration system, http or https; absent where there is none (docs/product/frame.md#header). */
  timeRegistrationUrl: z.string().optional(),
  /** Origins besides this one from which areas may be loaded. */
  areaOrigins: z.array(z.string()),
  /** Who may run another version of an area than the live one: people with the role Admin, or everyone (development). */
  overrides: z.enum(['admin', 'everyone']),
  signIn: signInConfig,
});

export type SignInConfig = z.infer<typeof signInConfig>;
export type PortalConfig = z.infer<typeof portalConfig>;
