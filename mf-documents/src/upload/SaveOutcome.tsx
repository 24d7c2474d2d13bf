import type { SaveState } from './createFolderUploads';
import { VersionLine, type WordState } from './VersionLine';

interface SaveOutcomeProps {
  name: string;
  bufferGuid: string;
  state: SaveState | undefined;
  onTold: (told: readonly (readonly [guid: string, state: SaveState])[]) => void;
  /** Told what becomes of the word that makes it a version. */
  onWord: (bufferGuid: string, state: WordState | undefined) => void;
}

/** What has become of a file in the folder; one whose name is there becomes a version when the person says so. */
export function SaveOutcome({ name, bufferGuid, state, onTold, onWord }: SaveOutcomeProps) {
  if (state === undefined || state.status === 'saving') return <span className="bt-secondary">Lagrer …</span>;
  if (state.status === 'failed')
    return <span className="bt-file-problem">Filen ble ikke lagret. Prøv igjen.</span>;
  if (state.status === 'saved') return <span className="bt-file-done">{state.message}</span>;
  return (
    <>
      <span className="bt-file-problem" role="alert">
        {state.message}
      </span>
      {state.document === null ? null : (
        <VersionLine
          name={name}
          uuid={state.document}
          bufferGuid={bufferGuid}
          onWord={onWord}
          onSaved={(message) => onTold([[bufferGuid, { status: 'saved', message, document: null }]])}
        />
      )}
    </>
  );
}
