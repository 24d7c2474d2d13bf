import type { Attachment } from '../contract/attachment';

/** Of files that are added, those that the server has as one of these. */
export const isAmong = (some: readonly Pick<Attachment, 'bufferGuid'>[]) => {
  const guids = new Set(some.map(({ bufferGuid }) => bufferGuid));
  return ({ attachment }: { attachment: Attachment | undefined }): boolean =>
    attachment !== undefined && guids.has(attachment.bufferGuid);
};
