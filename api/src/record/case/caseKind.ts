import type { Actor } from '@byggtun/shared/contract/actor';
import type { NumberedType } from '@byggtun/shared/contract/comment';
import type { Expression, Kysely, SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';

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
  /** Name and e-mail of the customer that it concerns; null without one, and for who does not learn of them. */
  customerName: string | null;
  customerEmail: string | null;
}

/** How a case is looked for. */
export interface CaseSearch {
  /** Who asks. */
  actor: Actor;
  id: number;
  /** Holds the case until the transaction ends, so that what is done to it is done one at a time. */
  lock?: boolean;
}

/** What differs between the kinds of case. */
export interface CaseKind {
  /** The number that comments call it, of the three that have one (docs/product/comments.md#comments); others are called by their name. */
  commentType?: NumberedType;
  /** Its name: that of its table, in events of the hub, and as owner of comments, attachments and lines of the journal. */
  type: string;
  /** Who may see a row of its table. */
  visibleTo: (actor: Actor) => Expression<SqlBool>;
  /** The case, when it is there and the caller's to see. */
  find: (db: Kysely<Database>, search: CaseSearch) => Promise<FoundCase | undefined>;
  /** Moves 'Sist oppdatert'. */
  touch: (db: Kysely<Database>, id: number) => Promise<void>;
}
