import { formatDate } from '@byggtun/shared/text/date';
import { formatFileSize } from '@byggtun/shared/text/fileSize';

import { Chosen } from './Chosen';
import { DocumentActions } from './DocumentActions';
import { DocumentName } from './DocumentName';
import type { Folder } from './folderState';

/** What is in a folder as a table. */
export function FolderTable({ folder }: { folder: Folder }) {
  return (
    <section className="bt-card documents-table">
      <table className="documents-list" aria-label={folder.answer.title}>
        <thead>
          <tr>
            {folder.choice ? (
              <th scope="col" className="documents-choice-column">
                <span className="bt-hidden">Valgt</span>
              </th>
            ) : null}
            <th scope="col">Navn</th>
            <th scope="col" className="documents-version-column">
              Versjon
            </th>
            <th scope="col" className="documents-date-column">
              Dato
            </th>
            <th scope="col" className="documents-author-column">
              Forfatter
            </th>
            <th scope="col" className="documents-size-column bt-right">
              Størrelse
            </th>
            <th scope="col" className="documents-actions-column">
              <span className="bt-hidden">Handlinger</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {folder.documents.map((document) => (
            <tr key={document.uuid}>
              {folder.choice ? (
                <td>
                  <Chosen document={document} folder={folder} />
                </td>
              ) : null}
              <td>
                <DocumentName document={document} folder={folder} />
              </td>
              <td>{document.version}</td>
              <td>{document.dateTime ? formatDate(document.dateTime) : ''}</td>
              <td title={document.author ?? undefined}>{document.author}</td>
              <td className="bt-right">{document.size === null ? '' : formatFileSize(document.size)}</td>
              <td>
                <DocumentActions document={document} folder={folder} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
