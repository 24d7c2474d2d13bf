import type { AreaDemo } from '../../../record/demo/demoPart';

/** Who works where and what customers have chosen; passages build on who works where. */
export const projectsDemo: AreaDemo = {
  rows: [
    { name: 'demo site life', load: async () => (await import('./seedSiteLife')).seedSiteLife },
    { name: 'demo choices', load: async () => (await import('./seedChoices')).seedChoices },
    { name: 'demo passages', load: async () => (await import('./seedPassages')).seedPassages },
  ],
  files: [
    {
      name: 'demo project images',
      load: async () => (await import('./image/seedProjectImages')).seedProjectImages,
    },
    {
      name: 'demo project documents',
      load: async () => (await import('./document/seedProjectDocuments')).seedProjectDocuments,
    },
  ],
};
