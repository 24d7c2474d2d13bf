import type { Attachment } from '@byggtun/shared/contract/attachment';
import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mayConvert, mayShow, notOnKiosk } from '@byggtun/shared/contract/documentRules';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { type ReactNode, useState } from 'react';

import { useReadKept, useSaveFile } from '../keep/useKeptFile';
import type { ConvertedFile } from './ConvertedViewer';
import { documentAttachment } from './documentAttachment';
import type { FolderUse } from './folderUse';

const loadViewer = () =>
  import('@byggtun/shared/attachment/AttachmentViewer').then((dialog) => dialog.AttachmentViewer);
const loadConverted = () => import('./ConvertedViewer').then((dialog) => dialog.ConvertedViewer);
const loadNewVersion = () => import('../upload/NewVersionDialog').then((dialog) => dialog.NewVersionDialog);
const loadVersions = () => import('./VersionDialog').then((dialog) => dialog.VersionDialog);

const filesOf = (documents: readonly DocumentRow[]): Attachment[] =>
  documents.filter(mayShow).flatMap((document) => documentAttachment(document) ?? []);

/** What is done with the files of documents: shown one after the other, saved, their versions looked at; with the dialogs for it. */
export function useDocumentFiles(documents: readonly DocumentRow[], press: FolderUse['press']) {
  const { kiosk, notify } = usePortal();
  const readKept = useReadKept();
  const saveFile = useSaveFile();
  const viewer = useDialog(loadViewer);
  const convertedViewer = useDialog(loadConverted, { early: kiosk });
  const versions = useDialog(loadVersions, { early: false });
  const newVersion = useDialog(loadNewVersion, { early: false });
  const [shown, setShown] = useState<{ files: readonly Attachment[]; first: string }>();
  const [converted, setConverted] = useState<ConvertedFile>();
  const [asked, setAsked] = useState<DocumentRow>();

  const open = (files: readonly Attachment[], first: string) => {
    setShown({ files, first });
    viewer.open();
  };
  const show = (document: DocumentRow) => open(filesOf(documents), document.guid ?? '');
  const showConverted = (file: ConvertedFile) => {
    setConverted(file);
    convertedViewer.open();
  };
  const save = saveFile
    ? (document: DocumentRow) => {
        const file = documentAttachment(document);
        if (file) saveFile(file);
      }
    : undefined;
  const pressed = (document: DocumentRow) => {
    const canShow = mayShow(document);
    if (kiosk && mayConvert(document))
      return showConverted({ uuid: document.uuid, fileName: document.fileName });
    if (kiosk && !canShow) return notify('warning', notOnKiosk);
    if (save && (press === 'save' || !canShow)) return save(document);
    return show(document);
  };

  const dialogs: ReactNode = (
    <>
      {versions.Dialog && asked ? (
        <versions.Dialog
          document={asked}
          onShow={(file) => open([file], file.bufferGuid)}
          onConvert={
            kiosk
              ? ({ fileName, bufferGuid: guid }) => showConverted({ uuid: asked.uuid, fileName, guid })
              : undefined
          }
          onSave={saveFile}
          onClosed={versions.close}
        />
      ) : null}
      {newVersion.Dialog && asked ? <newVersion.Dialog document={asked} onClosed={newVersion.close} /> : null}
      {convertedViewer.Dialog && converted ? (
        <convertedViewer.Dialog file={converted} onClosed={convertedViewer.close} />
      ) : null}
      {viewer.Dialog && shown ? (
        <viewer.Dialog
          attachments={shown.files}
          first={shown.first}
          called="fil"
          readKept={readKept}
          save={saveFile}
          onClosed={viewer.close}
        />
      ) : null}
    </>
  );
  return {
    press: pressed,
    show,
    save,
    showVersions: (document: DocumentRow) => {
      setAsked(document);
      versions.open();
    },
    addVersion: kiosk
      ? undefined
      : (document: DocumentRow) => {
          setAsked(document);
          newVersion.open();
        },
    dialogs,
  };
}
