import type { Actor } from '@byggtun/shared/contract/actor';
import type { Transaction } from 'kysely';

import type { Database } from '../../core/database/schema';
import { norwegianDay } from '../../core/time/norwegianDay';
import type { FoundCase } from './caseKind';
import { mailTo } from './mailTo';

/** A case as its new responsible is told of it. */
type ToldCase = Pick<FoundCase, 'called' | 'name' | 'projectName' | 'path'> & {
  /** `YYYY-MM-DD`. */
  deadline: string | null;
  /** What it is about, when they have not heard of it before. */
  description?: string;
};

/** Mails who has become responsible for a case; who has taken it themselves knows. */
export const tellNewResponsible = (
  transaction: Transaction<Database>,
  actor: Actor,
  { called, name, projectName, path, deadline, description }: ToldCase,
  responsibleId: number,
): Promise<void> =>
  mailTo(transaction, { toId: responsibleId, byId: actor.id }, (by) => ({
    subject: `Du er ny ansvarlig: ${called}, ${name}`,
    paragraphs: [
      `${by} har gjort deg ansvarlig for ${called}, «${name}», i ${projectName}.`,
      ...(description ? [description] : []),
      ...(deadline ? [`Fristen er ${norwegianDay(deadline)}.`] : []),
    ],
    path,
  }));
