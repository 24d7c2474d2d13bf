import { mayHavePicture, type PictureSize } from '@byggtun/shared/contract/pagePicture';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';
import type { StoredAnswer } from '../../core/http/sendStored';
import type { findVisibleAttachment } from './findVisibleAttachment';

type Found = Awaited<ReturnType<typeof findVisibleAttachment>>;

interface Asked {
  personId: number;
  size: PictureSize;
}

/** The picture of the first page of an attachment. @throws Refusal 404 when there is none; as `pictures.bytesOf` */
export const pictureAnswer = async (
  { files, pictures }: Pick<FastifyInstance, 'files' | 'pictures'>,
  { buffer_guid: key, content_type: contentType, file_name, sha256, size: fileSize }: Found,
  { personId, size }: Asked,
): Promise<StoredAnswer> => {
  const has = mayHavePicture({ contentType, size: fileSize });
  const bytes = has ? await pictures.bytesOf(personId, key, size) : undefined;
  if (bytes === undefined) throw refuse.notFound();
  return {
    size: bytes,
    mediaType: 'image/webp',
    name: `${file_name}.webp`,
    version: `${sha256 ?? key}-${size}`,
    save: false,
    open: (range) => files.open(key, `page-${size}`, range),
  };
};
