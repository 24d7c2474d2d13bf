import type { Attachment } from '@byggtun/shared/contract/attachment';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findAttachmentsOf } from '../../../record/attachment/findAttachments';
import { courseOwner } from './courseOwner';

/** The pictures of these courses of people; who may see them is asked before. @returns how to find that of one of them */
export const findPictures = async (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(id: number) => Attachment | null> => {
  const found = await findAttachmentsOf(db, courseOwner.type, ids);
  return (id) => found.get(id)?.[0] ?? null;
};
