import type { BreadCrumb, DocumentFolder, FolderKind } from '@byggtun/shared/contract/document';
import { mayUpload, rootTitle } from '@byggtun/shared/contract/documentRules';
import { type Kysely, type Selectable, sql } from 'kysely';

import { compiler } from '../../../core/database/compiler';
import type { Connection } from '../../../core/database/connect';
import { prepare } from '../../../core/database/prepared';
import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { documentColumns, documentRow, folderRow, selectDocuments } from '../document/documentRows';
import { findWays } from './findWays';
import { folderVisibleTo } from './folderVisibleTo';

type Folder = Selectable<Database['folder']>;

/** Which folder is asked for: a root by what it is for, or any by its key. */
export type FolderAsked =
  | { projectId: number; kind: FolderKind; houseId?: number }
  /** With a kind, one of it alone. */
  | { projectId: number; uuid: string; kind?: FolderKind };

const findProject = async (db: Kysely<Database>, user: CurrentUser, id: number) => {
  const found = await visibleProjects(db, user)
    .where('project.id', '=', id)
    .select(['project.id', 'project.name'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};

const findHouse = async (db: Kysely<Database>, projectId: number, id: number | null | undefined) => {
  if (id === null || id === undefined) return null;
  const found = await db
    .selectFrom('house')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!found) throw refuse.notFound();
  return found;
};

const findAsked = async (db: Kysely<Database>, user: CurrentUser, asked: FolderAsked) => {
  const { projectId, kind } = asked;
  const found = await db
    .selectFrom('folder')
    .where('project_id', '=', projectId)
    .where(folderVisibleTo(user))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as FolderKind))
    .$if('uuid' in asked, (query) => query.where('uuid', '=', 'uuid' in asked ? asked.uuid : ''))
    .$if(!('uuid' in asked), (query) =>
      query
        .where('parent_id', 'is', null)
        .where(sql<number>`coalesce(house_id, 0)`, '=', 'houseId' in asked ? (asked.houseId ?? 0) : 0),
    )
    .selectAll()
    .executeTakeFirst();
  if (!found && 'uuid' in asked) throw refuse.notFound();
  return found;
};

/** Who sees a folder sees its documents. */
const findDocuments = prepare(
  'documentsOfFolder',
  selectDocuments(compiler)
    .where('document.folder_id', '=', 0)
    .select(documentColumns)
    .orderBy('document.file_name')
    .orderBy('document.id'),
);

const findContent = async ({ db, pool }: Connection, user: CurrentUser, { id }: Pick<Folder, 'id'>) => {
  const [folders, documents] = await Promise.all([
    db
      .selectFrom('folder')
      .where('parent_id', '=', id)
      .where(folderVisibleTo(user))
      .select(['uuid', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    findDocuments(pool, [id]),
  ]);
  return [...folders.map(folderRow), ...documents.map((found) => documentRow(found, mayUpload(user)))];
};

/**
 * A folder with what is in it. A root that nothing has been put into is empty.
 * @throws Refusal 404 when project, house or folder are not there, or not theirs to see
 */
export const findFolder = async (
  database: Connection,
  user: CurrentUser,
  asked: FolderAsked,
): Promise<DocumentFolder> => {
  const { db, pool } = database;
  const [project, folder] = await Promise.all([
    findProject(db, user, asked.projectId),
    findAsked(db, user, asked),
  ]);
  const houseId = 'houseId' in asked ? asked.houseId : folder?.house_id;
  const [house, ways, documents] = await Promise.all([
    findHouse(db, project.id, houseId),
    findWays(pool, folder ? [folder.id] : []),
    folder ? findContent(database, user, folder) : [],
  ]);
  const kind = folder?.kind ?? asked.kind ?? 'documents';
  const root = rootTitle(kind, house);
  const way = ways.get(folder?.id ?? 0) ?? [];
  const breadCrumbs: BreadCrumb[] = way.map(({ uuid, name, isRoot }, index) => ({
    id: uuid,
    title: isRoot ? root : name,
    last: index === way.length - 1,
  }));
  return {
    project,
    house,
    kind,
    uuid: folder?.uuid ?? null,
    title: breadCrumbs.at(-1)?.title ?? root,
    canUpload: mayUpload(user) && (folder?.can_upload ?? false),
    breadCrumbs: folder ? breadCrumbs : [{ id: null, title: root, last: true }],
    documents,
  };
};
