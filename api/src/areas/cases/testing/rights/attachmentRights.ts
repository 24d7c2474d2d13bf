import {
  beginUpload,
  closeTicket,
  completeUpload,
  findUpload,
  getAttachment,
  getThumbnail,
  openTicket,
  removeUnsaved,
} from '@byggtun/shared/contract/attachmentCalls';
import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';
import { getPagePicture } from '@byggtun/shared/contract/pagePicture';

import { owned } from '../../../../testing/builders/owned';
import {
  hidden,
  type PerRole,
  type RightsRow,
  seenOfContractor,
  signedIn,
} from '../../../../testing/rights/rightsRow';
import type { CaseGround } from '../caseGround';

/** Of the contractor's responsible alone: it is not saved yet. */
const ownAlone: PerRole<number> = { ...hidden, 'contractor responsible': 200 };

const attached = async (ground: CaseGround) => ({
  params: { bufferGuid: await ground.image(owned('action', await ground.contractorsAction())) },
});
const drawing = async (ground: CaseGround) => ({
  params: { bufferGuid: await ground.drawing(owned('action', await ground.contractorsAction())) },
  query: { size: 'small' },
});
const unsaved = async (ground: CaseGround) => ({ params: { bufferGuid: await ground.image() } });

/** Attachments: of who has sent them up until they are saved, then of who sees the case. */
export const attachmentRights: RightsRow<CaseGround>[] = [
  {
    what: 'begin to send a file up',
    route: beginUpload,
    input: () => ({ body: { fileName: 'bilde.png', size: 1000 } }),
    statuses: signedIn,
  },
  {
    what: 'ask how far an upload of another’s has come',
    route: findUpload,
    input: unsaved,
    statuses: ownAlone,
  },
  { what: 'end an upload of another’s', route: completeUpload, input: unsaved, statuses: ownAlone },
  {
    what: 'take an unsaved file of another’s away',
    route: removeUnsaved,
    input: unsaved,
    statuses: ownAlone,
  },
  {
    what: 'fetch a file of an action of the contractor’s',
    route: getAttachment,
    input: attached,
    statuses: seenOfContractor,
  },
  {
    what: 'fetch its small picture',
    route: getThumbnail,
    input: attached,
    statuses: seenOfContractor,
  },
  {
    what: 'fetch the picture of a drawing',
    route: getPagePicture,
    input: drawing,
    statuses: seenOfContractor,
  },
  {
    what: 'let the browser fetch it',
    route: openTicket,
    input: attached,
    statuses: seenOfContractor,
  },
  { what: 'fetch an unsaved file of another’s', route: getAttachment, input: unsaved, statuses: ownAlone },
  { what: 'take a ticket back', route: closeTicket, input: attached, statuses: signedIn },
  { what: 'take all of one’s own tickets back', route: closeTickets, input: () => ({}), statuses: signedIn },
];
