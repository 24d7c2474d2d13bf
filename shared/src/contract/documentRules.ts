import type { Actor } from './actor';
import type { DocumentRow, FolderKind } from './document';

/** What the root of each kind of folder is called (docs/product/documents.md#folders-and-files). */
export const rootTitles = {
  documents: 'Dokumenthotell',
  hms: 'HMS-plan',
  blueprints: 'Tegninger',
} as const satisfies Record<FolderKind, string>;

/** What a root is called; the drawings of a house say whose they are. */
export const rootTitle = (kind: FolderKind, house: { name: string } | null): string =>
  house ? `${rootTitles[kind]} - ${house.name}` : rootTitles[kind];

/** Whether somebody may put files into any folder that takes them: contractors alone (docs/product/documents.md#upload). */
export const mayUpload = ({ isByggtun }: Pick<Actor, 'isByggtun'>): boolean => !isByggtun;

type File = Pick<DocumentRow, 'list' | 'applicationType'>;

/** Only PDFs are merged (docs/product/documents.md#merging). */
export const mayMerge = ({ list, applicationType }: File): boolean =>
  !list && applicationType === 'application/pdf';

/** Whether the portal itself shows a file: PDFs and images. */
export const mayShow = ({ list, applicationType }: File): boolean =>
  !list && (applicationType === 'application/pdf' || (applicationType ?? '').startsWith('image/'));

const office: ReadonlySet<string | null> = new Set([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/msword',
  'application/vnd.ms-excel',
]);

/** Whether a kiosk shows a file as PDF: Word and Excel (docs/product/documents.md#kiosks). */
export const mayConvert = ({ list, applicationType }: File): boolean => !list && office.has(applicationType);

/** Said on a kiosk of a file that it can't show (docs/product/documents.md#kiosks), as it is prescribed. */
export const notOnKiosk =
  'Vi støtter ikke denne typen fil på kiosk, bruk mobilen eller pcen for å åpne denne filen!';
