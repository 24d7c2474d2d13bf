import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { Uploads } from '@byggtun/shared/attachment/useUploads';
import type { Attachment } from '@byggtun/shared/contract/attachment';

interface CaseFilesProps {
  uploads: Uploads;
  /** Those of the item, of which the case gets copies. */
  images: readonly Attachment[];
  /** So many the item has. */
  imageCount: number;
}

/** The files of a case that is made of an item: the item's images, and new ones. */
export function CaseFiles({ uploads, images, imageCount }: CaseFilesProps) {
  const which = images.length < imageCount ? `De ${images.length} nyeste av ${imageCount} bilder` : 'Bilder';
  return (
    <>
      {images.length > 0 ? (
        <div className="item-case-carried">
          <span className="bt-field-name">{which} fra punktet følger med</span>
          <AttachmentList attachments={images} isTold />
        </div>
      ) : null}
      <AttachmentField uploads={uploads} wholePage />
    </>
  );
}
