import { type FoundDocument, foundLimit } from '@byggtun/shared/contract/documentCalls';
import { mayUpload, rootTitle } from '@byggtun/shared/contract/documentRules';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';
import { folderVisibleTo } from '../folder/folderVisibleTo';
import { documentColumns, documentRow, selectDocuments } from './documentRows';

/** Names from below the root to the folder, ' / ' between them; empty of what lies in the root. */
const wayBelowRoot = sql<string>`(
  with recursive way as (
    select folder.name, folder.parent_id, 0 as up
    union all
    select above.name, above.parent_id, up + 1 from way join folder above on above.id = way.parent_id
  )
  select coalesce(string_agg(name, ' / ' order by up desc) filter (where parent_id is not null), '') from way)`;

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Its name holds a text, which is not empty. One or two signs have an index of their own; where PostgreSQL walks through the newest instead,
 * it compares the text first, which costs less than to make its parts.
 */
const nameHolds = (part: string) => {
  const holds = sql<boolean>`document.search like '%' || fold_text(${escaped(part)}) || '%'`;
  if ([...part].length >= 3) return holds;
  return sql<boolean>`(${holds} and text_parts(document.search) @> array[fold_text(${part})])`;
};

/** Which documents: of a project or of all, with a part of the name or of any. */
interface Sought {
  projectId?: number;
  text?: string | undefined;
}

/**
 * Documents, newest first, of the projects that one sees.
 * @throws Refusal 404 when the project is not theirs to see
 */
export const findNewest = async (
  db: Kysely<Database>,
  user: CurrentUser,
  { projectId, text = '' }: Sought,
): Promise<{ documents: FoundDocument[]; more: boolean }> => {
  if (projectId !== undefined) await requireProject(db, user, projectId);
  const part = text.trim();
  const found = await selectDocuments(db)
    .innerJoin('project', 'project.id', 'document.project_id')
    .leftJoin('house', 'house.id', 'folder.house_id')
    .$if(projectId !== undefined, (query) => query.where('document.project_id', '=', projectId ?? 0))
    .$if(part !== '', (query) => query.where(nameHolds(part)))
    .where(folderVisibleTo(user))
    .select(documentColumns)
    .select(['folder.kind', 'folder.house_id as houseId', 'folder.uuid as folderUuid'])
    .select(['house.name as houseName', wayBelowRoot.as('way')])
    .select(['project.id as projectId', 'project.name as projectName'])
    .orderBy('document.changed_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(foundLimit + 1)
    .execute();
  const documents = found
    .slice(0, foundLimit)
    .map(({ kind, houseId, folderUuid, houseName, way, projectId: id, projectName: name, ...row }) => {
      const root = rootTitle(kind, houseName === null ? null : { name: houseName });
      return {
        ...documentRow(row, mayUpload(user)),
        project: { id, name },
        kind,
        houseId,
        folderUuid,
        folderPath: way ? `${root} / ${way}` : root,
      };
    });
  return { documents, more: found.length > foundLimit };
};
