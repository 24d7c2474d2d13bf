import { attachmentStatus, type AttachmentsToSave } from '@byggtun/shared/contract/attachment';

/** Whether a save brings files that are not saved yet; those that are there already come along with a whole record. */
export const addsFiles = (attachments: AttachmentsToSave = []): boolean =>
  attachments.some(({ status }) => status === attachmentStatus.unsaved);
