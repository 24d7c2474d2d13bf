import './upload.css';

import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { useUploads } from '@byggtun/shared/attachment/useUploads';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

import { usePageDrop } from './usePageDrop';
import { useSaveFiles } from './useSaveFiles';

const loadDialog = () => import('./UploadDialog').then((dialog) => dialog.UploadDialog);

/** 'Last opp', and what is dropped anywhere on the page; where the folder takes files of the person's. */
export function FolderUpload({ folder }: { folder: DocumentFolder }) {
  const about = { projectId: folder.project.id, isDocument: true };
  const uploads = useUploads(`folder.${folder.uuid ?? ''}`, [], about);
  const saving = useSaveFiles(folder, uploads);
  const dialog = useDialog(loadDialog);
  const isOver = usePageDrop((files) => {
    uploads.add(files);
    dialog.open();
  });
  return (
    <>
      <Button type="primary" icon={<UploadOutlined aria-hidden />} onClick={dialog.open}>
        Last opp
      </Button>
      {isOver ? <div className="documents-drop">Slipp filene for å laste dem opp</div> : null}
      {dialog.Dialog ? (
        <dialog.Dialog folder={folder} uploads={uploads} saving={saving} onClosed={dialog.close} />
      ) : null}
    </>
  );
}
