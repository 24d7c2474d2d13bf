import './upload.css';

import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

import { useFolderUploads } from './useFolderUploads';
import { usePageDrop } from './usePageDrop';

const loadDialog = () => import('./UploadDialog').then((dialog) => dialog.UploadDialog);

/** 'Last opp', and what is dropped anywhere on the page; where the folder takes files of the person's. */
export function FolderUpload({ folder }: { folder: DocumentFolder }) {
  const uploads = useFolderUploads(folder);
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
      {dialog.Dialog ? <dialog.Dialog folder={folder} uploads={uploads} onClosed={dialog.close} /> : null}
    </>
  );
}
