import type { OpenRecord, OpenWork } from '@byggtun/shared/contract/companySave';
import type { Kysely, Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';

/** From whom what is open moves to whom, both contact persons of one company, and by whose doing. */
export interface Reassignment {
  fromId: number;
  toId: number;
  byId: number;
}

/** What a kind of record with a responsible does when that person is deactivated (docs/product/company.md#deactivating). */
export interface OpenWorkSource {
  /** Name of its kind. */
  type: string;
  /** How the answer of a deactivation calls it. */
  group: keyof OpenWork;
  /** What the contact person has open. */
  openWorkOf: (db: Kysely<Database>, contactPersonId: number) => Promise<OpenRecord[]>;
  /** Makes another responsible for all of it, with a line in each journal; answers what has moved. The caller tells the browsers. */
  reassign: (transaction: Transaction<Database>, change: Reassignment) => Promise<OpenRecord[]>;
}
