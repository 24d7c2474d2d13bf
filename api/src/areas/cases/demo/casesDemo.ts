import type { AreaDemo } from '../../../record/demo/demoPart';

/** Complaints, enquiries, deviations, RUH and actions, and files of the newer ones. */
export const casesDemo: AreaDemo = {
  rows: [
    {
      name: 'demo complaints',
      load: async () => (await import('./complaint/seedComplaints')).seedComplaints,
    },
    { name: 'demo actions', load: async () => (await import('./action/seedActions')).seedActions },
  ],
  files: [
    {
      name: 'demo attachments',
      load: async () => (await import('./attachment/seedAttachments')).seedAttachments,
    },
  ],
};
