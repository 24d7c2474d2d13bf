import type { BreadCrumb, DocumentFolder, FolderKind } from '@byggtun/shared/contract/document';
import { mayUpload, rootTitle } from '@byggtun/shared/contract/documentRules';
import { type Kysely, type Selectable, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';
import { visibleProjects } from '../../../record/place/visibleProjects';
import { documentColumns, documentRow, folderRow, selectDocuments } from '../document/documentRows';
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

/** The folders from the root to this one. */
const findWay = async (db: Kysely<Database>, { id }: Pick<Folder, 'id'>) => {
  const { rows } = await sql<{ uuid: string; name: string; isRoot: boolean }>`
    with recursive way as (
      select uuid, name, parent_id, 0 as up from folder where id = ${id}
      union all
      select folder.uuid, folder.name, folder.parent_id, up + 1 from way join folder on folder.id = way.parent_id
    )
    select uuid, name, parent_id is null as "isRoot" from way order by up desc`.execute(db);
  return rows;
};

const findContent = async (db: Kysely<Database>, user: CurrentUser, { id }: Pick<Folder, 'id'>) => {
  const [folders, documents] = await Promise.all([
    db
      .selectFrom('folder')
      .where('parent_id', '=', id)
      .where(folderVisibleTo(user))
      .select(['uuid', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    selectDocuments(db)
      .where('document.folder_id', '=', id)
      .where(folderVisibleTo(user))
      .select(documentColumns)
      .orderBy('document.file_name')
      .orderBy('document.id')
      .execute(),
  ]);
  return [...folders.map(folderRow), ...documents.map((found) => documentRow(found, mayUpload(user)))];
};

/**
 * A folder with what is in it. A root that nothing has been put into is empty.
 * @throws Refusal 404 when project, house or folder are not there, or not theirs to see
 */
export const findFolder = async (
  db: Kysely<Database>,
  user: CurrentUser,
  asked: FolderAsked,
): Promise<DocumentFolder> => {
  const [project, folder] = await Promise.all([
    findProject(db, user, asked.projectId),
    findAsked(db, user, asked),
  ]);
  const houseId = 'houseId' in asked ? asked.houseId : folder?.house_id;
  const [house, way, documents] = await Promise.all([
    findHouse(db, project.id, houseId),
    folder ? findWay(db, folder) : [],
    folder ? findContent(db, user, folder) : [],
  ]);
  const kind = folder?.kind ?? asked.kind ?? 'documents';
  const root = rootTitle(kind, house);
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
