import type { Area } from '../../record/area/area';
import { contactRoutes } from './contact/contactRoutes';
import { startRemoving } from './convert/startRemoving';
import { documentsDemo } from './demo/documentsDemo';
import { uploadRoutes } from './document/uploadRoutes';
import { folderRoutes } from './folder/folderRoutes';
import { up as documents } from './migrations/2026-11-24T1445-documents';
import { up as minutes } from './migrations/2026-11-24T2215-minutes';
import { up as converted } from './migrations/2026-11-25T1150-converted';
import { up as documentParts } from './migrations/2026-11-25T1515-document-parts';
import { up as documentNewest } from './migrations/2026-11-26T0230-document-newest';
import { up as versionNames } from './migrations/2026-11-27T1800-version-names';
import { minuteRoutes } from './minute/minuteRoutes';
import { ownTables } from './ownTables';
import { revisionCase } from './revision/revisionCase';

/** Documents, HMS plans, drawings, minutes and contacts of projects (docs/product/documents.md). */
export const documentsArea: Area = {
  name: 'documents',
  routes: [folderRoutes, uploadRoutes, contactRoutes, minuteRoutes],
  kinds: [revisionCase],
  ownTables,
  migrations: {
    '2026-11-24T1445-documents': { up: documents },
    '2026-11-24T2215-minutes': { up: minutes },
    '2026-11-25T1150-converted': { up: converted },
    '2026-11-25T1515-document-parts': { up: documentParts },
    '2026-11-26T0230-document-newest': { up: documentNewest },
    '2026-11-27T1800-version-names': { up: versionNames },
  },
  jobs: [startRemoving],
  demo: documentsDemo,
};
