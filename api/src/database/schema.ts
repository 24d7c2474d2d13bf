import type { AberrationTables } from '../aberration/aberrationTable';
import type { ActionTables } from '../action/actionTable';
import type { AttachmentTables } from '../attachment/attachmentTable';
import type { BarrackTables } from '../barrack/barrackTable';
import type { CommentTables } from '../comment/commentTable';
import type { CompanyTables } from '../company/companyTable';
import type { ComplaintTables } from '../complaint/complaintTable';
import type { CourseTables } from '../course/courseTable';
import type { HubTables } from '../hub/hubTable';
import type { IdentityTables } from '../identity/identityTable';
import type { MailTables } from '../mail/mailTable';
import type { PersonTables } from '../person/personTable';
import type { ProfilePhotoTables } from '../profilePhoto/profilePhotoTable';
import type { ProjectTables } from '../project/projectTable';
import type { SeedTables } from '../seed/seedTable';
import type { SettingTables } from '../setting/settingTable';
import type { SiteListTables } from '../siteList/siteListTable';

/** Every table, by noun; a noun declares its own beside its code. */
export type Database = AberrationTables &
  ActionTables &
  AttachmentTables &
  BarrackTables &
  CommentTables &
  CompanyTables &
  ComplaintTables &
  CourseTables &
  HubTables &
  IdentityTables &
  MailTables &
  PersonTables &
  ProfilePhotoTables &
  ProjectTables &
  SeedTables &
  SettingTables &
  SiteListTables;
