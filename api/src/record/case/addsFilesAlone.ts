import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';

import { addsFiles } from '../attachment/addsFiles';

/** What a save says of a case; undefined is left out. */
interface Said {
  status: number | undefined;
  responsibleId: number | undefined;
  attachments: AttachmentsToSave | undefined;
  /** Something tells that a change is meant: that it stands so already is then the change of another save. */
  meansChange: boolean;
}

/** A save that changes nothing and adds files. */
export interface NewFiles {
  kind: 'files';
}

/** Who may comment may add attachments, whatever has happened to the case meanwhile; what is sent as it stands counts as left out. */
export const addsFilesAlone = (
  before: { status: number; responsible_id: number },
  { status, responsibleId, attachments, meansChange }: Said,
): boolean => {
  if (status === undefined && responsibleId === undefined) return attachments !== undefined;
  const isSame =
    [undefined, before.status].includes(status) && [undefined, before.responsible_id].includes(responsibleId);
  return isSame && !meansChange && addsFiles(attachments);
};
