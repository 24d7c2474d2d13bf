import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../database/schema';

const eb = expressionBuilder<Database, 'attachment'>();

/** Belongs to nothing yet. */
export const isUnsaved: Expression<SqlBool> = eb.and([
  eb('attachment.complaint_id', 'is', null),
  eb('attachment.aberration_id', 'is', null),
  eb('attachment.action_id', 'is', null),
  eb('attachment.comment_id', 'is', null),
]);

/** Uploaded by this person and not saved; nobody else may see, go on with, save or remove it. */
export const unsavedBy = ({ id }: Pick<CaseActor, 'id'>): Expression<SqlBool> =>
  eb.and([eb('attachment.created_by_id', '=', id), isUnsaved]);
