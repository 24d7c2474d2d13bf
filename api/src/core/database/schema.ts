import type { HubTables } from '../hub/hubTable';
import type { IdentityTables } from '../identity/identityTable';
import type { MailTables } from '../mail/mailTable';
import type { WebhookTables } from '../webhook/webhookTable';

/** Every table: the core's own here; every other noun adds its own by `declare module` in its `…Table.ts`. */
export interface Database extends HubTables, IdentityTables, MailTables, WebhookTables {}
