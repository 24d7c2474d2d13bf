import type { Area } from '../../record/area/area';
import { courseRoutes } from './course/courseRoutes';
import { personRoutes } from './person/personRoutes';
import { profilePhotoRoutes } from './profilePhoto/profilePhotoRoutes';

/** Who one is: profile, photo, HMS card and courses (docs/product/profile.md). */
export const profileArea: Area = {
  name: 'profile',
  routes: [personRoutes, profilePhotoRoutes, courseRoutes],
};
