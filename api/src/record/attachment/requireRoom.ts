import { type Upload } from '@byggtun/shared/contract/attachmentCalls';
import { attachmentTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { Limits } from '../../core/limit/limits';

/** Whose room it is. */
export interface Quota {
  kind: 'company' | 'project';
  id: number;
}

const names = { company: 'companyStorageMegabytes', project: 'projectStorageMegabytes' } as const;
const texts = { company: attachmentTexts.companyFull, project: attachmentTexts.projectFull } as const;

/** The bytes that attachments of a company, or of a project, may take. */
export const roomOf = ({ of }: Pick<Limits, 'of'>, kind: Quota['kind']): number =>
  of[names[kind]] * 1_000_000;

/**
 * Holds what is stored against the limit. In the transaction that has stored it nobody comes in between: by counting it has locked the count.
 * @param more bytes that are not counted yet
 * @returns what is left, when that is less than a tenth
 * @throws Refusal 400 when it is too much
 */
export const requireRoom = async (
  db: Kysely<Database>,
  limits: Limits,
  { kind, id }: Quota,
  more = 0,
): Promise<Upload['room']> => {
  const found = await db
    .selectFrom('storage_use')
    .select('bytes')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  const of = roomOf(limits, kind);
  const left = of - (found?.bytes ?? 0) - more;
  if (left >= 0) return left < of / 10 ? { left, of } : undefined;
  limits.met(names[kind]);
  throw refuse.rule(texts[kind]);
};
