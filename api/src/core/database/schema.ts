import type { HubTables } from '../hub/hubTable';
import type { IdentityTables } from '../identity/identityTable';
import type { MailTables } from '../mail/mailTable';
import type { WebhookTables } from '../webhook/webhookTable';

/**
 * Every table. The core's own stand here; each other noun adds its own where it keeps its code, by `declare module` in its
 * `…Table.ts`, so that nobody edits a list for it.
 */
export interface Database extends HubTables, IdentityTables, MailTables, WebhookTables {}
