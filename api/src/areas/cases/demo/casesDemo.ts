import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedActions } from './action/seedActions';
import { seedAttachments } from './attachment/seedAttachments';
import { seedComplaints } from './complaint/seedComplaints';

/** Complaints, enquiries, deviations, RUH and actions, and files of the newer ones. */
export const casesDemo: AreaDemo = {
  rows: [
    { name: 'demo complaints', seed: seedComplaints },
    { name: 'demo actions', seed: seedActions },
  ],
  files: [{ name: 'demo attachments', seed: seedAttachments }],
};
