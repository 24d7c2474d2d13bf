import type { DocumentFolder, DocumentRow } from '@byggtun/shared/contract/document';

import type { Choice } from './useChoice';

/** A folder that is shown, and what can be done in it. */
export interface Folder {
  answer: DocumentFolder;
  /** In the order on the screen. */
  documents: readonly DocumentRow[];
  /** Undefined where no PDF is, and on kiosks, which save nothing. */
  choice: Choice | undefined;
  pathOf: (uuid: string | undefined) => string;
  /** What a press on the name of a document does. */
  press: (document: DocumentRow) => void;
  show: (document: DocumentRow) => void;
  /** Undefined on kiosks. */
  save: ((document: DocumentRow) => void) | undefined;
  showVersions: (document: DocumentRow) => void;
  /** Asks for a new version; undefined on kiosks. */
  addVersion: ((document: DocumentRow) => void) | undefined;
}
