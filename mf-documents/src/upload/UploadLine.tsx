import CloseOutlined from '@ant-design/icons/CloseOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { FileMark } from '@byggtun/shared/attachment/FileMark';
import type { UploadItem } from '@byggtun/shared/attachment/uploadQueue';
import { UploadState } from '@byggtun/shared/attachment/UploadState';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { Button } from 'antd';

import type { FolderUploads, SaveState } from './createFolderUploads';
import { SaveOutcome } from './SaveOutcome';
import type { WordState } from './VersionLine';

interface UploadLineProps {
  item: UploadItem;
  /** What has become of it in the folder; undefined while it is on its way. */
  state: SaveState | undefined;
  /** It is being made a version. */
  isSending: boolean;
  /** Told what becomes of the word that makes it one. */
  onWord: (bufferGuid: string, state: WordState | undefined) => void;
  uploads: Pick<FolderUploads, 'retry' | 'remove' | 'again' | 'tell'>;
}

/** A file: what it is, how far it has come, what has become of it, and the ways out. */
export function UploadLine({ item, state, isSending, onWord, uploads }: UploadLineProps) {
  const { key, name, size, canRetry, attachment } = item;
  const guid = attachment?.bufferGuid;
  const mayTryAgain = canRetry || state?.status === 'failed';
  const again = () => (guid === undefined ? uploads.retry(key) : uploads.again(guid));
  const isSettled =
    guid !== undefined && (isSending || state === undefined || ['saved', 'saving'].includes(state.status));
  return (
    <li className="bt-file">
      <span className="bt-file-mark">
        <FileMark name={name} />
      </span>
      <div className="bt-file-text">
        <span className="bt-break">{name}</span>
        <span className="bt-secondary bt-figures">{formatFileSize(size)}</span>
        {guid === undefined ? (
          <UploadState item={item} />
        ) : (
          <SaveOutcome name={name} bufferGuid={guid} state={state} onTold={uploads.tell} onWord={onWord} />
        )}
      </div>
      <div className="bt-file-actions">
        {mayTryAgain ? (
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={`Prøv igjen med ${name}`}
            onClick={again}
          />
        ) : null}
        {isSettled ? null : (
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`Ta bort ${name}`}
            onClick={() => uploads.remove(key)}
          />
        )}
      </div>
    </li>
  );
}
