import { type FoundDocument, foundLimit } from '@byggtun/shared/contract/documentCalls';
import { mayUpload, rootTitle } from '@byggtun/shared/contract/documentRules';
import { sql } from 'kysely';

import { compiler } from '../../../core/database/compiler';
import type { Connection } from '../../../core/database/connect';
import { prepare } from '../../../core/database/prepared';
import type { CurrentUser } from '../../../record/person/currentUser';
import { findWays } from '../folder/findWays';
import { documentColumns, documentRow, selectDocuments } from './documentRows';
import { findNewestIds, type Sought } from './findNewestIds';

const findRows = prepare(
  'foundDocuments',
  selectDocuments(compiler)
    .innerJoin('project', 'project.id', 'document.project_id')
    .leftJoin('house', 'house.id', 'folder.house_id')
    .where(sql<boolean>`document.id = any(${[]}::int[])`)
    .select(documentColumns)
    .select(['document.id', 'document.folder_id as folderId'])
    .select(['folder.kind', 'folder.house_id as houseId', 'folder.uuid as folderUuid'])
    .select(['house.name as houseName', 'project.id as projectId', 'project.name as projectName']),
);

/** Documents, newest first, of the projects that one sees. @throws Refusal 404 when the project is not theirs to see */
export const findNewest = async (
  database: Connection,
  user: CurrentUser,
  sought: Sought,
): Promise<{ documents: FoundDocument[]; more: boolean }> => {
  const { pool } = database;
  const found = await findNewestIds(database, user, sought);
  const shown = found.slice(0, foundLimit);
  const [lines, ways] = await Promise.all([
    findRows(pool, [shown.map(({ id }) => id)]),
    findWays(pool, new Set(shown.map(({ folderId }) => folderId))),
  ]);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const documents = shown.flatMap(({ id }) => {
    const line = byId.get(id);
    if (!line) return [];
    const { kind, houseId, folderId, folderUuid, houseName, projectId, projectName, ...row } = line;
    const root = rootTitle(kind, houseName === null ? null : { name: houseName });
    const below = (ways.get(folderId) ?? []).filter(({ isRoot }) => !isRoot).map(({ name }) => name);
    return [
      {
        ...documentRow(row, mayUpload(user)),
        project: { id: projectId, name: projectName },
        kind,
        houseId,
        folderUuid,
        folderPath: [root, ...below].join(' / '),
      },
    ];
  });
  return { documents, more: found.length > foundLimit };
};
