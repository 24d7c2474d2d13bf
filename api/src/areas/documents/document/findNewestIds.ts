import { foundLimit } from '@byggtun/shared/contract/documentCalls';
import { sql } from 'kysely';

import type { Connection } from '../../../core/database/connect';
import { numberClauses, textClauses } from '../../../core/list/clauses';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { folderVisibleTo } from '../folder/folderVisibleTo';

/**
 * Its name holds a text, which is not empty. One or two signs have an index of their own; where PostgreSQL walks through the newest instead,
 * it compares the text first, which costs less than to make its parts.
 */
const nameHolds = (part: string) => {
  const holds = textClauses.contains(sql.ref('document.search'), [part]);
  if ([...part].length >= 3) return holds;
  return sql<boolean>`(${holds} and text_parts(document.search) @> array[fold_text(${part})])`;
};

/** Of one of the projects; known by their ids, PostgreSQL sees how many documents that are. */
const isIn = ([first, ...others]: number[]) =>
  first === undefined
    ? sql<boolean>`false`
    : numberClauses.in(sql.ref('document.project_id'), [first, ...others]);

/** Which documents: of a project or of all, with a part of the name or of any. */
export interface Sought {
  projectId?: number;
  text?: string | undefined;
}

/** The projects to look in; undefined for all. @throws Refusal 404 when the one asked for is not theirs to see */
const findProjects = async ({ db }: Connection, user: CurrentUser, projectId: number | undefined) => {
  if (projectId !== undefined) {
    await requireProject(db, user, projectId);
    return [projectId];
  }
  if (user.isByggtun) return undefined;
  const seen = await visibleProjects(db, user).clearOrderBy().select('project.id').execute();
  return seen.map(({ id }) => id);
};

/**
 * The newest and one more than are shown, with their folders. Not prepared: how they are best found depends on the text and on the projects.
 * @throws Refusal 404 when the project is not theirs to see
 */
export const findNewestIds = async (
  database: Connection,
  user: CurrentUser,
  { projectId, text = '' }: Sought,
): Promise<{ id: number; folderId: number }[]> => {
  const projects = await findProjects(database, user, projectId);
  const part = text.trim();
  return database.db
    .selectFrom('document')
    .innerJoin('folder', 'folder.id', 'document.folder_id')
    .$if(projects !== undefined, (query) => query.where(isIn(projects ?? [])))
    .$if(part !== '', (query) => query.where(nameHolds(part)))
    .where(folderVisibleTo(user))
    .select(['document.id', 'document.folder_id as folderId'])
    .orderBy('document.changed_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(foundLimit + 1)
    .execute();
};
