import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { Button } from 'antd';
import { useRef, useState } from 'react';

import { attachmentTexts } from '../contract/attachmentTexts';
import { onEscape } from '../form/onEscape';
import { usePortal } from '../portal/portal';
import { formatFileSize } from '../text/fileSize';
import { FileImage } from '../ui/FileImage';
import { FileMark } from './FileMark';
import type { UploadItem } from './uploadQueue';
import { UploadState } from './UploadState';
import type { Uploads } from './useUploads';

interface UploadRowProps {
  item: UploadItem;
  uploads: Pick<Uploads, 'retry' | 'remove'>;
}

/** A new file: what it is, how far it has come, and the ways out. */
export function UploadRow({ item, uploads }: UploadRowProps) {
  const { notify } = usePortal();
  const [asking, setAsking] = useState(false);
  const remover = useRef<HTMLButtonElement>(null);
  const { key, name, size, state, picture, canRetry } = item;
  const isDone = state === 'done';
  const isUnderWay = !isDone && state !== 'failed';
  const remove = () => {
    if (!isDone) return uploads.remove(key);
    notify('warning', attachmentTexts.removeUnsaved);
    setAsking(true);
  };
  const keep = () => {
    setAsking(false);
    remover.current?.focus();
  };

  return (
    <li className="bt-file">
      <span className="bt-file-mark">
        {picture ? <FileImage file={picture} alt="" /> : <FileMark name={name} />}
      </span>
      <div className="bt-file-text">
        {isDone ? (
          <button
            type="button"
            className="bt-link bt-break"
            onClick={() => notify('warning', attachmentTexts.openUnsaved)}
          >
            <span className="bt-hidden">Åpne </span>
            {name}
          </button>
        ) : (
          <span className="bt-break">{name}</span>
        )}
        <span className="bt-secondary bt-figures">{formatFileSize(size)}</span>
        <UploadState item={item} />
      </div>
      <div className="bt-file-actions">
        {canRetry ? (
          <Button
            type="text"
            icon={<ReloadOutlined aria-hidden />}
            aria-label={`Prøv igjen med ${name}`}
            onClick={() => uploads.retry(key)}
          />
        ) : null}
        <Button
          ref={remover}
          type="text"
          icon={isUnderWay ? <CloseOutlined aria-hidden /> : <DeleteOutlined aria-hidden />}
          aria-label={isUnderWay ? `Avbryt opplasting av ${name}` : `Fjern ${name}`}
          onClick={remove}
        />
      </div>
      {asking ? (
        <div
          className="bt-file-question"
          role="group"
          aria-label={`Fjern ${name}`}
          onKeyDown={(event) => onEscape(keep)(event)}
        >
          <span>Filen er ikke lagret ennå. Skal den tas bort fra de nye?</span>
          <Button autoFocus onClick={() => uploads.remove(key)}>
            Ta den bort
          </Button>
          <Button type="text" onClick={keep}>
            Behold den
          </Button>
        </div>
      ) : null}
    </li>
  );
}
