import type { AreaDemo } from '../../../record/demo/demoPart';

/** Courses, photos and pictures of certificates of the demo's people. */
export const profileDemo: AreaDemo = {
  rows: [
    { name: 'demo courses', load: async () => (await import('./seedCourses')).seedCourses },
    { name: 'demo photos', load: async () => (await import('./seedPhotos')).seedPhotos },
  ],
  files: [
    {
      name: 'demo certificates',
      load: async () => (await import('./certificate/seedCertificates')).seedCertificates,
    },
  ],
};
