import { type FoundDocument, searchDocuments } from '@byggtun/shared/contract/documentCalls';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { useSteadyCall } from '@byggtun/shared/table/useSteadyCall';
import { formatDate } from '@byggtun/shared/text/date';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { FoundCount } from '@byggtun/shared/ui/FoundCount';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { DocumentMark } from './DocumentMark';
import { useDocumentFiles } from './useDocumentFiles';

interface FoundDocumentsProps {
  projectId: number;
  text: string;
}

/** The page of the folder that a document lies in. */
function folderPath({ project: { id: projectId }, kind, houseId, folderUuid }: FoundDocument): string {
  if (houseId !== null) return paths.houseBlueprints(projectId, houseId, folderUuid);
  if (kind === 'hms') return paths.projectHms(projectId, folderUuid);
  if (kind === 'blueprints') return paths.projectBlueprints(projectId, folderUuid);
  return paths.projectDocuments(projectId, folderUuid);
}

interface FoundListProps {
  documents: readonly FoundDocument[];
  /** They are of several projects, so each is named. */
  namesProject?: boolean;
}

/** Documents with where each lies. */
export function FoundList({ documents, namesProject = false }: FoundListProps) {
  const files = useDocumentFiles(documents, 'show');
  return (
    <>
      <ul className="documents-cards documents-found" aria-label="Funnet">
        {documents.map((document) => (
          <li key={document.uuid} className="bt-card documents-card">
            <span className="documents-name">
              <DocumentMark document={document} />
              <button
                type="button"
                className="bt-link documents-open bt-break"
                onClick={() => files.press(document)}
              >
                {document.fileName}
              </button>
            </span>
            <span className="bt-secondary documents-facts">
              <Link to={folderPath(document)} className="documents-where">
                {namesProject ? `${document.project.name}: ${document.folderPath}` : document.folderPath}
              </Link>
              {` · Versjon ${document.version ?? 1} · ${formatDate(document.dateTime ?? '')}`}
            </span>
          </li>
        ))}
      </ul>
      {files.dialogs}
    </>
  );
}

/** What a search in the whole project has found, newest first. */
export function FoundDocuments({ projectId, text }: FoundDocumentsProps) {
  const input = { params: { id: projectId }, query: { text } };
  const found = useSteadyCall(searchDocuments, input);
  // That nothing was found is said of the text that was searched for.
  const isWaiting = found.isLoading && found.data?.documents.length === 0;
  const shown = found.isLoading ? undefined : found.data;
  return (
    <>
      <FoundCount count={shown?.documents.length} more={shown?.more} />
      <Loaded call={isWaiting ? { ...found, data: undefined } : found} skeleton={<Skeleton lines={6} />}>
        {({ documents, more }) =>
          documents.length === 0 ? (
            <EmptyState text={`Ingen dokumenter i prosjektet heter noe med «${text}».`} />
          ) : (
            <>
              <FoundList documents={documents} />
              {more ? <p className="bt-secondary">Det finnes flere. Skriv mer for å finne færre.</p> : null}
            </>
          )
        }
      </Loaded>
    </>
  );
}
