import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';

import { AttachmentField } from '../attachment/AttachmentField';
import type { Uploads } from '../attachment/useUploads';

interface CommentFilesProps {
  uploads: Uploads;
  /** Somebody wants to add files. */
  open: boolean;
  onOpen: () => void;
}

/** The files of a comment: a button until there are any, or somebody wants some. */
export function CommentFiles({ uploads, open, onOpen }: CommentFilesProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) field.current?.querySelector('button')?.focus();
  }, [open]);
  if (open || uploads.items.length > 0) {
    return (
      <div ref={field} className="comment-files">
        <AttachmentField label="Vedlegg til kommentaren" uploads={uploads} />
      </div>
    );
  }
  return (
    <Button type="text" icon={<PaperClipOutlined aria-hidden />} onClick={onOpen}>
      Legg ved filer
    </Button>
  );
}
