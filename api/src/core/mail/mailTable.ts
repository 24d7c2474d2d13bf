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
  /** Ends the address in the letter, and is forgotten once that is sent or given up; null when the path is all. */
  secret: string | null;
  /** An entry for the reader's calendar (iCalendar), which goes along; null without one. */
  calendar: string | null;
  tries: Generated<number>;
  /** Null when it was sent, or has been given up. */
  next_try_at: Generated<Date | null>;
  sent_at: Date | null;
  /** What the last try failed of. */
  problem: string | null;
  /** Contact person by whose doing it is sent. */
  by_id: number | null;
  /** The mail in whose letter it went along; null when it was the letter's first. */
  letter_id: number | null;
  /** Waits to be gathered into one letter, as its author has caused too many. */
  held: Generated<boolean>;
}

export interface MailTables {
  mail: MailTable;
}
