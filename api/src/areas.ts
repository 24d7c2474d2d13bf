import { casesArea } from './areas/cases/casesArea';
import { documentsArea } from './areas/documents/documentsArea';
import { logisticsArea } from './areas/logistics/logisticsArea';
import { profileArea } from './areas/profile/profileArea';
import { projectsArea } from './areas/projects/projectsArea';
import { qualityArea } from './areas/quality/qualityArea';
import { shellArea } from './areas/shell/shellArea';
import type { Area } from './record/area/area';

/** Every area of the server; a new one is a folder in `areas` and a line here. */
export const areas: readonly Area[] = [
  shellArea,
  profileArea,
  projectsArea,
  casesArea,
  qualityArea,
  documentsArea,
  logisticsArea,
];
