import { paths } from '@byggtun/shared/contract/paths';
import { expressionBuilder } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CaseKind } from '../../../record/case/caseKind';
import { folderVisibleTo } from '../folder/folderVisibleTo';

const eb = expressionBuilder<Database, 'revision'>();

/** Versions of documents: who sees the folder sees them, and with them their files. */
export const revisionCase: CaseKind = {
  type: 'revision',
  visibleTo: (actor) =>
    eb.exists(
      eb
        .selectFrom('document')
        .innerJoin('folder', 'folder.id', 'document.folder_id')
        .whereRef('document.id', '=', 'revision.document_id')
        .where(folderVisibleTo(actor))
        .select('document.id'),
    ),
  find: async (db, { actor, id, lock = false }) => {
    const found = await db
      .selectFrom('revision')
      .innerJoin('document', 'document.id', 'revision.document_id')
      .innerJoin('project', 'project.id', 'revision.project_id')
      .innerJoin('contact_person', 'contact_person.id', 'revision.author_id')
      .where('revision.id', '=', id)
      .where(revisionCase.visibleTo(actor))
      .select(['revision.id', 'document.file_name as name', 'revision.project_id as projectId'])
      .select(['project.name as projectName', 'contact_person.company_id as companyId'])
      .$if(lock, (query) => query.forUpdate('revision'))
      .executeTakeFirst();
    const rest = { reporterId: null, customerName: null, customerEmail: null };
    return (
      found && {
        ...found,
        ...rest,
        called: `dokumentet ${found.name}`,
        path: paths.projectDocuments(found.projectId),
      }
    );
  },
  // A version never changes: a later one takes its place.
  touch: () => Promise.resolve(),
};
