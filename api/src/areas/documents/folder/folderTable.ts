import type { FolderKind } from '@byggtun/shared/contract/document';
import type { Generated } from 'kysely';

interface FolderTable {
  id: Generated<number>;
  uuid: Generated<string>;
  project_id: number;
  /** Of drawings: the house that they are of. */
  house_id: number | null;
  /** Null of a root, of which there is one for each kind, and of drawings one for each house. */
  parent_id: number | null;
  kind: FolderKind;
  name: string;
  can_upload: Generated<boolean>;
  /** New versions of what lies in it. */
  can_upload_version: Generated<boolean>;
  /** For developer staff alone; so is everything below it. */
  staff_only: Generated<boolean>;
}

declare module '../../../core/database/schema' {
  interface Database {
    folder: FolderTable;
  }
}
