import type { CommentType } from '@byggtun/shared/contract/comment';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import type { CaseKind } from './caseKind';

/** The kind of record that comments call by this number or name. @throws Refusal 404 when no area has it */
export const kindOf = ({ registers }: Pick<FastifyInstance, 'registers'>, type: CommentType): CaseKind => {
  const kind = registers.kinds.get(type);
  if (!kind) throw refuse.notFound();
  return kind;
};
