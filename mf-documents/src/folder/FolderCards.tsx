import { formatDate } from '@byggtun/shared/text/date';
import { formatFileSize } from '@byggtun/shared/text/fileSize';

import { Chosen } from './Chosen';
import { DocumentActions } from './DocumentActions';
import { DocumentName } from './DocumentName';
import type { Folder } from './folderState';

/** What is in a folder as cards, for phones. */
export function FolderCards({ folder }: { folder: Folder }) {
  return (
    <ul className="documents-cards" aria-label={folder.answer.title}>
      {folder.documents.map((document) => {
        const { uuid, list, version, dateTime, author, size } = document;
        return (
          <li key={uuid} className="bt-card documents-card">
            <span className="documents-card-head">
              <DocumentName document={document} folder={folder} />
              <Chosen document={document} folder={folder} />
            </span>
            {list ? null : (
              <>
                <span className="bt-secondary documents-facts">
                  {`Versjon ${version ?? 1} · ${dateTime ? formatDate(dateTime) : ''} · ${formatFileSize(size ?? 0)}`}
                  <br />
                  {author}
                </span>
                <DocumentActions document={document} folder={folder} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
