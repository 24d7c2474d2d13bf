import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedChecklists } from './checklist/seedChecklists';
import { seedItemCases } from './itemCase/seedItemCases';
import { seedSelfChecks } from './selfCheck/seedSelfChecks';

/** Self-checks, some of which led to deviations that the cases have; checklists, and the cases that their items become. */
export const qualityDemo: AreaDemo = {
  rows: [
    { name: 'demo self-checks', seed: seedSelfChecks },
    { name: 'demo checklists', seed: seedChecklists },
    { name: 'demo item cases', seed: seedItemCases },
  ],
};
