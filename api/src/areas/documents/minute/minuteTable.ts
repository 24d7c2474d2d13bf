import type { Generated } from 'kysely';

interface MinuteTable {
  id: Generated<number>;
  project_id: number;
  /** Among the meetings of its type in the project, from 1. */
  number: number;
  name: string;
  /** Such as 'Byggemøte'. */
  type: string;
  place: Generated<string>;
  starts_at: Date;
  ends_at: Date | null;
  /** Who wrote it. */
  author_id: number;
}

/** What was settled. */
interface MinuteRegistrationTable {
  minute_id: number;
  /** From 1. */
  position: number;
  /** Such as 'Fremdrift'. */
  heading: string;
  text: string;
  responsible_id: number | null;
  /** `YYYY-MM-DD`. */
  deadline: string | null;
}

/** Who has to do with a meeting. */
interface MinutePersonTable {
  minute_id: number;
  contact_person_id: number;
  /** Null of who was not called to it. */
  attended: boolean | null;
  /** Gets the minutes. */
  receives: boolean;
}

/** A deviation that was spoken of. */
interface MinuteAberrationTable {
  minute_id: number;
  aberration_id: number;
}

declare module '../../../core/database/schema' {
  /** The minutes of meetings. */
  interface Database {
    minute: MinuteTable;
    minute_registration: MinuteRegistrationTable;
    minute_person: MinutePersonTable;
    minute_aberration: MinuteAberrationTable;
  }
}
