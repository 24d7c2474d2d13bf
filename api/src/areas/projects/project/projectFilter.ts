import type { ProjectPageQuery } from '@byggtun/shared/contract/project';
import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { wordsOf } from '../../../core/list/wordsOf';
import type { CurrentUser } from '../../../record/person/currentUser';
import { ownProjects } from './ownProjects';

const eb = expressionBuilder<Database, 'project'>();

/** A word of the search as a pattern: what means something to `like` is taken as it stands. */
const patternOf = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** What the overview asks for (docs/product/projects.md#overview), as a condition on a project. */
export const projectFilter = (user: CurrentUser, asked: ProjectPageQuery): Expression<SqlBool> =>
  eb.and([
    ...(asked.scope === 'mine' ? [eb('project.id', 'in', ownProjects(user))] : []),
    ...wordsOf(asked.search).map((word) =>
      eb('project.search', 'like', sql<string>`fold_text(${patternOf(word)})`),
    ),
    ...(asked.projTypeId === undefined ? [] : [eb('project.project_type_id', '=', Number(asked.projTypeId))]),
    ...(asked.statuses === undefined
      ? []
      : [eb('project.status', '=', sql<string>`any(${asked.statuses.split(',')}::text[])`)]),
  ]);
