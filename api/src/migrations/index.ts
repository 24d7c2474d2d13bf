import { areas } from '../areas';
import { mergeMigrations } from '../core/database/mergeMigrations';
import type { Migrations } from '../core/database/migrate';
import { recordMigrations } from '../record/migrations/index';
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
import * as signInFailures from './0016-sign-in-failures';
import * as inspection from './0017-inspection';
import * as hubMembers from './0018-hub-members';
import * as mailGathering from './0019-mail-gathering';
import * as storageUse from './0020-storage-use';
import * as requestDigest from './0021-request-digest';

/** Those of the time before areas had rooms. There is no 0013: numbers were taken before the work was done, and that one was not needed. */
const numbered: Migrations = {
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
  '0016-sign-in-failures': signInFailures,
  '0017-inspection': inspection,
  '0018-hub-members': hubMembers,
  '0019-mail-gathering': mailGathering,
  '0020-storage-use': storageUse,
  '0021-request-digest': requestDigest,
};

/**
 * Every migration. Forward only: what has run is never changed, a new one is added where its tables are (`record/migrations`,
 * `areas/<area>/migrations`), and is called by the time of its making, so that no two teams take the same number.
 */
export const migrations: Migrations = mergeMigrations(
  numbered,
  recordMigrations,
  ...areas.map((area) => area.migrations ?? {}),
);
