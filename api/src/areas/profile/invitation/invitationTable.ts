import type { Generated } from 'kysely';

interface InvitationTable {
  contact_person_id: number;
  /** Where the letter went, in small letters; it is worth nothing for another. */
  email: string;
  /** Of the link's token (`digestOf`); null when it has been used, and with an external authority. */
  token_digest: string | null;
  /** Contact person. */
  invited_by_id: number;
  invited_at: Generated<Date>;
  /** Null with an external authority, whose sign-in does not run out. */
  expires_at: Date | null;
  accepted_at: Date | null;
}

declare module '../../../core/database/schema' {
  interface Database {
    invitation: InvitationTable;
  }
}

// A module, so that what it declares adds to the one it names.
export {};
