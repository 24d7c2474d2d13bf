import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedProjectDocuments } from './document/seedProjectDocuments';
import { seedProjectImages } from './image/seedProjectImages';
import { seedChoices } from './seedChoices';
import { seedPassages } from './seedPassages';
import { seedSiteLife } from './seedSiteLife';

/** Who works where and what customers have chosen; passages build on who works where. */
export const projectsDemo: AreaDemo = {
  rows: [
    { name: 'demo site life', seed: seedSiteLife },
    { name: 'demo choices', seed: seedChoices },
    { name: 'demo passages', seed: seedPassages },
  ],
  files: [
    { name: 'demo project images', seed: seedProjectImages },
    { name: 'demo project documents', seed: seedProjectDocuments },
  ],
};
