import { attachmentLimit } from './attachment';
import { attachmentKinds, extensionOf, isOtherImage, type Offered } from './attachmentKind';
import { attachmentTexts } from './attachmentTexts';

/**
 * The kinds of file that a document may be (docs/product/documents.md#upload), each with the extensions of such a file's name. What a file
 * really is, is found by the server in its bytes.
 */
export const documentKinds = {
  image: attachmentKinds.image,
  pdf: attachmentKinds.pdf,
  docx: attachmentKinds.docx,
  xlsx: attachmentKinds.xlsx,
  doc: ['doc'],
  xls: ['xls'],
  msg: ['msg'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type DocumentKind = keyof typeof documentKinds;

/** What people are told about files that are to be documents; our own texts. */
export const documentKindTexts = {
  wrongKind: 'Filtypen kan ikke lastes opp. Bilde, PDF, Word, Excel og Outlook-melding kan.',
  tooLarge: 'Filen er for stor. Et dokument kan være på høyst 100 MB.',
} as const;

const extensions: readonly string[] = Object.values(documentKinds).flat();

/** Every extension that is allowed, as the file dialog is told. */
export const documentExtensions = extensions.map((extension) => `.${extension}`).join(',');

/** What is said of a file that can't be a document, or undefined; asked by the browser before an upload, and by the server. */
export const documentProblem = (offered: Offered): string | undefined => {
  const { fileName, size } = offered;
  if (!extensions.includes(extensionOf(fileName)))
    return isOtherImage(offered) ? attachmentTexts.wrongImage : documentKindTexts.wrongKind;
  if (size > attachmentLimit) return documentKindTexts.tooLarge;
  return size === 0 ? attachmentTexts.empty : undefined;
};
