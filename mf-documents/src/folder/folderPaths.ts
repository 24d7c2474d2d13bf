import { paths } from '@byggtun/shared/contract/paths';

import type { FolderUseName } from './folderUse';

const project = `${paths.projects}/:id`;

const roots: readonly { path: string; use: FolderUseName; title: string }[] = [
  { path: `${project}/documents`, use: 'documents', title: 'Dokumenthotell' },
  { path: `${project}/hms`, use: 'hms', title: 'HMS-plan' },
  { path: `${project}/blueprints`, use: 'blueprints', title: 'Tegninger' },
  { path: `${project}/house/:houseId/blueprints`, use: 'building', title: 'Tegninger' },
];

/** The addresses of folders: of each use the root, and any folder below it. */
export const folderPaths = roots.flatMap((root) => [root, { ...root, path: `${root.path}/:uuid` }]);
