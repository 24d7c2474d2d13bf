import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import type { HubEvent } from '@byggtun/shared/contract/hub';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

/** A case of any kind, as those need it who have to do with all kinds: comments, attachments, mentions. */
export interface FoundCase {
  id: number;
  /** Title. */
  name: string;
  /** What it is called in a sentence: 'reklamasjon 7'. */
  called: string;
  /** Page of the portal that shows it. */
  path: string;
  projectId: number;
  projectName: string;
  /** Company of the responsible. */
  companyId: number;
  /** Contact person who sees it besides, because they reported it. */
  reporterId: number | null;
  /** Name and e-mail of the customer that it concerns. */
  customerName: string | null;
  customerEmail: string | null;
}

/** How a case is looked for. */
export interface CaseSearch {
  /** Who asks. */
  actor: CaseActor;
  id: number;
  /** Holds the case until the transaction ends, so that what is done to it is done one at a time. */
  lock?: boolean;
}

/** What differs between the kinds of case. */
export interface CaseKind {
  /** Its name in events of the hub. */
  type: HubEvent<'OnCaseChanged'>['type'];
  /** Its column in `comment` and `attachment`. */
  column: 'complaint_id' | 'aberration_id' | 'action_id';
  /** The case, when it is there and the caller's to see. */
  find: (db: Kysely<Database>, search: CaseSearch) => Promise<FoundCase | undefined>;
  /** Moves 'Sist oppdatert'. */
  touch: (db: Kysely<Database>, id: number) => Promise<void>;
}
