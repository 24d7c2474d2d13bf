import type { AreaDemo } from '../../../record/demo/demoPart';
import { seedCertificates } from './certificate/seedCertificates';
import { seedCourses } from './seedCourses';
import { seedPhotos } from './seedPhotos';

/** Courses, photos and pictures of certificates of the demo's people. */
export const profileDemo: AreaDemo = {
  rows: [
    { name: 'demo courses', seed: seedCourses },
    { name: 'demo photos', seed: seedPhotos },
  ],
  files: [{ name: 'demo certificates', seed: seedCertificates }],
};
