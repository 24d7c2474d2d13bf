import type { Area } from '../../record/area/area';
import { folderRoutes } from './folder/folderRoutes';
import { up as documents } from './migrations/2026-11-24T1445-documents';
import { revisionCase } from './revision/revisionCase';

/** Documents, HMS plans and drawings of projects (docs/product/documents.md). */
export const documentsArea: Area = {
  name: 'documents',
  routes: [folderRoutes],
  kinds: [revisionCase],
  migrations: { '2026-11-24T1445-documents': { up: documents } },
};
