import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mayMerge } from '@byggtun/shared/contract/documentRules';

import type { Folder } from './folderState';

/** Chooses a PDF for the merged download; nothing else can be chosen. */
export function Chosen({ document, folder }: { document: DocumentRow; folder: Folder }) {
  if (!folder.choice || !mayMerge(document)) return null;
  const { isChosen, choose } = folder.choice;
  return (
    <label className="documents-choose">
      <span className="bt-hidden">Velg {document.fileName}</span>
      <input
        type="checkbox"
        checked={isChosen(document)}
        onChange={({ target }) => choose([document], target.checked)}
      />
    </label>
  );
}
