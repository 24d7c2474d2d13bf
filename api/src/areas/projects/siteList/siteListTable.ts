import type { Generated, GeneratedAlways } from 'kysely';

/** That somebody was on a site on a day: a line of the list of byggherreforskriften § 15, with the values of that day. */
interface SiteDayTable {
  id: Generated<number>;
  project_id: number;
  /** The day in Norway on which the shift began, `YYYY-MM-DD`. */
  day: string;
  /** Whom the access-control system has named, in lower case. */
  email: string;
  /** Null for somebody who is not registered, or is no more. */
  person_id: number | null;
  /** The e-mail where nobody is registered with it. */
  name: string;
  /** `YYYY-MM-DD`. */
  birth_date: string | null;
  hms_card_number: string | null;
  employer: string | null;
  employer_reg_num: string | null;
  /** Null, as `last_in`, when only a check-out was received. */
  first_in: Date | null;
  last_in: Date | null;
  /** The check-out after the last check-in; null without one. */
  last_out: Date | null;
  /** Since when the person is on the site; null once they have gone out. */
  entered_at: Date | null;
  /** Name and employer as `fold_text` makes them, to search in. */
  search: GeneratedAlways<string>;
  /** Has everything that § 15 asks for. */
  is_complete: GeneratedAlways<boolean>;
}

declare module '../../../core/database/schema' {
  interface Database {
    site_day: SiteDayTable;
  }
}
