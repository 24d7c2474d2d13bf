import type { Generated } from 'kysely';

interface MailTable {
  id: Generated<number>;
  created_at: Generated<Date>;
  to_address: string;
  subject: string;
  /** Paragraphs, parted by an empty line. */
  text: string;
  /** Page of the portal that it leads to. */
  path: string;
  tries: Generated<number>;
  /** Null when it was sent, or has been given up. */
  next_try_at: Generated<Date | null>;
  sent_at: Date | null;
  /** What the last try failed of. */
  problem: string | null;
}

/** Table of mail. */
export interface MailTables {
  mail: MailTable;
}
