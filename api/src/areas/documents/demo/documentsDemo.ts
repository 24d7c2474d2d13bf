import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedDocuments } from './document/seedDocuments';
import { seedMinutes } from './minute/seedMinutes';

/** Minutes, some with deviations that the cases have; documents and drawings, some with the projects' pictures. */
export const documentsDemo: AreaDemo = {
  rows: [{ name: 'demo minutes', seed: seedMinutes }],
  files: [{ name: 'demo documents', seed: seedDocuments }],
};
