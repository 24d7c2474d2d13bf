import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mayShow } from '@byggtun/shared/contract/documentRules';
import { Button } from 'antd';

import type { Folder } from './folderState';

/** What can be done with a document beside pressing its name. */
export function DocumentActions({ document, folder }: { document: DocumentRow; folder: Folder }) {
  if (document.list) return null;
  const { fileName } = document;
  const { save, addVersion } = folder;
  return (
    <span className="documents-actions">
      {mayShow(document) ? (
        <Button
          type="text"
          icon={<EyeOutlined aria-hidden />}
          aria-label={`Vis ${fileName}`}
          onClick={() => folder.show(document)}
        />
      ) : null}
      {save ? (
        <Button
          type="text"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={`Last ned ${fileName}`}
          onClick={() => save(document)}
        />
      ) : null}
      <Button
        type="text"
        icon={<HistoryOutlined aria-hidden />}
        aria-label={`Versjoner av ${fileName}`}
        onClick={() => folder.showVersions(document)}
      />
      {addVersion && document.canUploadVersion ? (
        <Button
          type="text"
          icon={<UploadOutlined aria-hidden />}
          aria-label={`Ny versjon av ${fileName}`}
          onClick={() => addVersion(document)}
        />
      ) : null}
    </span>
  );
}
