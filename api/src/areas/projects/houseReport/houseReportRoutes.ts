import { createHash } from 'node:crypto';

import { cleanFileName } from '@byggtun/shared/contract/cleanFileName';
import { getColourReport, getOptionsReport } from '@byggtun/shared/contract/projectFile';
import type { FastifyInstance } from 'fastify';

import type { FileAnswer } from '../../../core/http/sendFile';
import { serve } from '../../../core/http/serve';
import type { PdfDocument } from '../../../core/pdf/pdfDocument';
import { today } from '../../../core/time/today';
import { type CurrentUser, currentUser } from '../../../record/person/currentUser';
import { colourReport } from './colourReport';
import { findColours, findOptions } from './findChoices';
import { findReportedHouse } from './findReportedHouse';
import { optionsReport } from './optionsReport';

/** A report as a file that is named after what it is about and the day. */
const answerOf = async (
  { printing }: FastifyInstance,
  { personId }: CurrentUser,
  report: PdfDocument,
  save: boolean,
): Promise<FileAnswer> => {
  const bytes = await printing.print(personId, report);
  return {
    bytes,
    version: createHash('sha256').update(bytes).digest('hex'),
    name: cleanFileName(
      `${report.title} ${report.subject} ${today(report.madeAt)}.pdf`.replace(/[/\\]/g, '-'),
    ),
    save,
  };
};

/** What has been chosen for the apartments of a house, on paper. */
export const houseReportRoutes = (app: FastifyInstance): void => {
  const { db } = app.database;
  serve(app, getOptionsReport, async ({ request, params, query }) => {
    const user = await currentUser(request);
    const house = await findReportedHouse(db, user, params.id);
    const options = await findOptions(db, user, house.id);
    const how = { hasCustomers: user.isByggtun, madeAt: new Date() };
    return answerOf(app, user, optionsReport(house, options, how), query.pdf !== 'true');
  });
  serve(app, getColourReport, async ({ request, params }) => {
    const user = await currentUser(request);
    const house = await findReportedHouse(db, user, params.id);
    return answerOf(app, user, colourReport(house, await findColours(db, user, house.id), new Date()), true);
  });
};
