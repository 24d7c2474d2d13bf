import type { AreaDemo } from '../../../record/demo/demoPart';

/** Self-checks, some of which led to deviations that the cases have; checklists, and the cases that their items become. */
export const qualityDemo: AreaDemo = {
  rows: [
    {
      name: 'demo self-checks',
      load: async () => (await import('./selfCheck/seedSelfChecks')).seedSelfChecks,
    },
    {
      name: 'demo checklists',
      load: async () => (await import('./checklist/seedChecklists')).seedChecklists,
    },
    { name: 'demo item cases', load: async () => (await import('./itemCase/seedItemCases')).seedItemCases },
  ],
};
