import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { paths } from '@byggtun/shared/contract/paths';
import { SearchBox } from '@byggtun/shared/form/SearchBox';
import { usePortal } from '@byggtun/shared/portal/portal';
import { Link, useParams } from '@byggtun/shared/portal/router';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Page } from '@byggtun/shared/ui/Page';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { useState } from 'react';

import { KeepBar } from '../keep/KeepBar';
import { SortButton } from '../sort/SortButton';
import { FolderUpload } from '../upload/FolderUpload';
import { useLiveFolders } from '../upload/useLiveFolders';
import { Crumbs } from './Crumbs';
import { FolderCards } from './FolderCards';
import type { Folder } from './folderState';
import { FolderTable } from './FolderTable';
import { folderUse, type FolderUseName } from './folderUse';
import { FoundDocuments } from './FoundDocuments';
import { MergeBar } from './MergeBar';
import { documentColumns, type DocumentOrder, sortDocuments } from './sortDocuments';
import { useChoice } from './useChoice';
import { useDocumentFiles } from './useDocumentFiles';

interface FolderBodyProps {
  answer: DocumentFolder;
  use: FolderUseName;
}

/** A folder: where it is, what is in it, and what can be done with that. */
export function FolderBody({ answer, use: name }: FolderBodyProps) {
  const use = folderUse[name];
  const { uuid } = useParams();
  const { kiosk } = usePortal();
  useLiveFolders();
  const phone = useBelow('xs');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<DocumentOrder>({ by: 'name', desc: false });
  const documents = sortDocuments(answer.documents, order);
  const choice = useChoice(documents);
  const { dialogs, ...files } = useDocumentFiles(documents, use.press);
  const { project, house, title } = answer;
  const pathOf = (uuid: string | undefined) =>
    use.pathOf({ projectId: project.id, houseId: house?.id, uuid });
  const folder: Folder = { answer, documents, choice: kiosk ? undefined : choice, pathOf, ...files };

  const content = () => {
    if (search) return <FoundDocuments projectId={project.id} text={search} />;
    if (documents.length === 0) return <EmptyState text={use.empty} />;
    return phone ? <FolderCards folder={folder} /> : <FolderTable folder={folder} />;
  };
  return (
    <Page
      title={title}
      heading={title}
      tools={
        <div className="documents-tools">
          <SearchBox label="Søk i prosjektet" value={search} onSearch={setSearch} />
          <SortButton columns={documentColumns} order={order} onSort={setOrder} />
          {answer.canUpload && !kiosk ? <FolderUpload folder={answer} /> : null}
        </div>
      }
    >
      <Crumbs folder={answer} pathOf={pathOf} />
      {kiosk ? null : (
        <div className="documents-ways">
          <KeepBar place={{ use: name, projectId: project.id, houseId: house?.id, uuid }} />
          <Link to={paths.documents}>Dokumenter i alle prosjekter</Link>
        </div>
      )}
      {folder.choice && !search ? (
        <MergeBar choice={folder.choice} fileName={`${project.name} ${title}`} />
      ) : null}
      {content()}
      {dialogs}
    </Page>
  );
}
