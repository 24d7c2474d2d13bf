import type { AreaDemo } from '../../../record/demo/demoPart';

/** Minutes, some with deviations that the cases have; documents and drawings, some with the projects' pictures. */
export const documentsDemo: AreaDemo = {
  rows: [{ name: 'demo minutes', load: async () => (await import('./minute/seedMinutes')).seedMinutes }],
  files: [
    { name: 'demo documents', load: async () => (await import('./document/seedDocuments')).seedDocuments },
  ],
};
