import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { FileStore } from '../../core/file/fileStore';

/** When the demo data are made: what has happened lies before, what is planned after. */
export interface DemoTime {
  /** `YYYY-MM-DD`, the day of `now`. */
  day: string;
  now: Date;
}

/** Makes them; reads who and what is there, as the database may be in use since an earlier version. */
type Seed<What> = (transaction: Transaction<Database>, what: What) => Promise<void>;

/** A part of the demo data, made once for a database. */
export interface DemoPart<What> {
  /** As `seed_run` keeps it for good: a database that has a part of this name does not get it again. */
  name: string;
  /** Fetches what makes them, which only a portal that is tried out needs. */
  load: () => Promise<Seed<What>>;
}

/** Rows of the demo data that are made together, once for a database. */
export type DemoRows = DemoPart<DemoTime>;

/** What is drawn and written for rows that are there, once for a database. */
export type DemoFiles = DemoPart<FileStore>;

/** The demo data of an area, each part after those that it builds on. */
export interface AreaDemo {
  rows?: readonly DemoRows[];
  /** Made when the rows of all areas are there. */
  files?: readonly DemoFiles[];
}
