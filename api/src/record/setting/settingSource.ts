import type { Connection } from '../../core/database/connect';
import type { CurrentUser } from '../person/currentUser';

/** A setting of a person that has tables of its own. */
export interface SettingSource {
  /** As text; null when it was never put. */
  read: (database: Connection, user: CurrentUser) => Promise<string | null>;
  /** @throws Refusal 400 when the value can't be kept */
  save: (database: Connection, user: CurrentUser, value: string) => Promise<void>;
}
