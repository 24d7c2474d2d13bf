import type { Migration } from 'kysely';

import * as foundation from './0001-foundation';
import * as people from './0002-people';
import * as projects from './0003-projects';
import * as complaints from './0004-complaints';
import * as settingsAndCourses from './0005-settings-and-courses';
import * as profilePhotos from './0006-profile-photos';
import * as mail from './0007-mail';
import * as deviationsAndActions from './0008-deviations-and-actions';
import * as listIndexes from './0009-list-indexes';
import * as storedFiles from './0010-stored-files';
import * as richComments from './0011-rich-comments';
import * as projectsWhole from './0012-projects';
import * as siteList from './0014-site-list';
import * as projectList from './0015-project-list';

/** Every migration in its order. Forward only: what has run is never changed, a new one is added. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-people': people,
  '0003-projects': projects,
  '0004-complaints': complaints,
  '0005-settings-and-courses': settingsAndCourses,
  '0006-profile-photos': profilePhotos,
  '0007-mail': mail,
  '0008-deviations-and-actions': deviationsAndActions,
  '0009-list-indexes': listIndexes,
  '0010-stored-files': storedFiles,
  '0011-rich-comments': richComments,
  '0012-projects': projectsWhole,
  '0014-site-list': siteList,
  '0015-project-list': projectList,
};
