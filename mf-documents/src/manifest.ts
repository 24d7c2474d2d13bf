import type { AreaDeclaration } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';

import { folderPaths } from './folder/folderPaths';
import { contactsPath, minutesPath } from './project/projectPaths';

/** What the shell knows of this area without loading it. */
export const manifest: AreaDeclaration = {
  name: 'documents',
  title: 'Dokumenter',
  host: '^1.6.0',
  routes: [
    { path: paths.documents, title: 'Dokumenter', audience: 'everyone' },
    ...folderPaths.map(({ path, title }) => ({ path, title, audience: 'everyone' as const })),
    { path: contactsPath, title: 'Kontakter', audience: 'everyone' },
    { path: minutesPath, title: 'Møtereferater', audience: 'everyone' },
  ],
  navigation: [],
  slots: [
    { slot: 'project.tiles', name: 'contacts', order: 30, audience: 'everyone' },
    { slot: 'project.tiles', name: 'hmsPlan', order: 40, audience: 'everyone' },
    { slot: 'project.tiles', name: 'minutes', order: 50, audience: 'everyone' },
    { slot: 'project.tiles', name: 'documents', order: 60, audience: 'everyone' },
    { slot: 'project.tiles', name: 'drawings', order: 70, audience: 'everyone' },
  ],
  kiosk: true,
};
