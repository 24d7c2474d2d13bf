import { createHash } from 'node:crypto';

import { checklistFileName, printChecklist } from '@byggtun/shared/contract/checklistPaper';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { checklistReport } from './checklistReport';
import { findPaper } from './findPaper';
import { readPictures } from './readPictures';

/** Checklists on paper. */
export const paperRoutes = (app: FastifyInstance): void => {
  serve(app, printChecklist, async ({ request, body: { checkListId } }) => {
    const user = await currentUser(request);
    const paper = await findPaper(app.database.db, user, checkListId);
    const pictures = await readPictures(app.files, paper.content);
    const bytes = await app.printing.print(user.personId, checklistReport(paper, pictures, new Date()));
    return {
      bytes,
      version: createHash('sha256').update(bytes).digest('hex'),
      name: checklistFileName(paper.content),
      save: true,
    };
  });
};
