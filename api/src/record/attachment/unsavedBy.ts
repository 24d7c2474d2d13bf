import type { Actor } from '@byggtun/shared/contract/actor';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';

import type { Database } from '../../core/database/schema';

const eb = expressionBuilder<Database, 'attachment'>();

/** Belongs to nothing yet. */
export const isUnsaved: Expression<SqlBool> = eb('attachment.owner_id', 'is', null);

/** Uploaded by this person and not saved; nobody else may see, go on with, save or remove it. */
export const unsavedBy = ({ id }: Pick<Actor, 'id'>): Expression<SqlBool> =>
  eb.and([eb('attachment.created_by_id', '=', id), isUnsaved]);
