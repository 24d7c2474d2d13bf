import type { Generated, GeneratedAlways } from 'kysely';

interface PersonTable {
  id: Generated<number>;
  /** In small letters; what the sign-in is matched with. */
  email: string;
  first_name: string;
  last_name: string;
  full_name: GeneratedAlways<string>;
  /** The name as `fold_text` makes it, to search in. */
  name_search: GeneratedAlways<string>;
  title: Generated<string>;
  /** Digits only. */
  mobile: Generated<string>;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  /** The contact person whom they act as. */
  active_contact_person_id: number | null;
  /** Version of the photo in `profile_photo`; null without one. */
  photo_version: string | null;
  /** When they first came in by the sign-in of another authority; null before, and where the embedded one signs people in. */
  signed_in_at: Date | null;
}

interface PersonRoleTable {
  person_id: number;
  /** Such as PRL and Admin. */
  role: string;
}

/** A person in a company: who is responsible for cases, writes comments, has an HMS card. */
interface ContactPersonTable {
  id: Generated<number>;
  person_id: number;
  company_id: number;
  is_main_contact: Generated<boolean>;
  is_admin: Generated<boolean>;
  /** False once deactivated; the person no longer acts for the company. */
  active: Generated<boolean>;
  hms_card_number: string | null;
  /** `YYYY-MM-DD`. */
  hms_card_issued_date: string | null;
  /** Null while active, and for who was deactivated before it was kept. */
  deactivated_at: Date | null;
  /** Contact person. */
  deactivated_by_id: number | null;
  /** Grows with every change by a main contact. */
  version: Generated<number>;
}

declare module '../../core/database/schema' {
  interface Database {
    person: PersonTable;
    person_role: PersonRoleTable;
    contact_person: ContactPersonTable;
  }
}
