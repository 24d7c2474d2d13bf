import type { DocumentRow } from '@byggtun/shared/contract/document';
import { Link } from '@byggtun/shared/portal/router';

import { DocumentMark } from './DocumentMark';
import type { Folder } from './folderState';

/** The name of a folder, which leads into it, or of a document, which is shown or saved by a press. */
export function DocumentName({ document, folder }: { document: DocumentRow; folder: Folder }) {
  const { uuid, name, fileName, list } = document;
  return (
    <span className="documents-name">
      <DocumentMark document={document} />
      {list ? (
        <Link to={folder.pathOf(uuid)} className="documents-open bt-break">
          {name}
        </Link>
      ) : (
        <button
          type="button"
          className="bt-link documents-open bt-break"
          onClick={() => folder.press(document)}
        >
          {fileName}
        </button>
      )}
    </span>
  );
}
