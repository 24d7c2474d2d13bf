import type { AreaFuzz } from '../../../testing/fuzz/areaFuzz';
import { companyBodies, ownCompanyBodies } from './companyBodies';
import { courseBodies, ownCourseBodies } from './courseBodies';
import { profileBodies } from './profileBodies';

/** The certificate of a course, and an invitation. */
export const bodies: AreaFuzz['bodies'] = async (ground) => ({
  worker: await courseBodies(ground),
  main: await companyBodies(ground),
});

/** The own profile, courses and company. */
export const own: AreaFuzz['own'] = async (ground) => ({
  worker: [...profileBodies(ground), ...(await ownCourseBodies(ground))],
  main: await ownCompanyBodies(ground),
});

/** Nothing here is listed by columns. */
export const lists: AreaFuzz['lists'] = [];
