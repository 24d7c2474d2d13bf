import FolderFilled from '@ant-design/icons/FolderFilled';
import { FileMark } from '@byggtun/shared/attachment/FileMark';
import type { DocumentRow } from '@byggtun/shared/contract/document';

/** What a line is: a folder, or the kind of file. */
export function DocumentMark({ document: { list, fileName } }: { document: DocumentRow }) {
  return (
    <span className={list ? 'documents-mark documents-mark-folder' : 'documents-mark'} aria-hidden>
      {list ? <FolderFilled /> : <FileMark name={fileName} />}
    </span>
  );
}
