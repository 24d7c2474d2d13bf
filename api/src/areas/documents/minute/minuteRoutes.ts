import { createHash } from 'node:crypto';

import { listMinutes, previewMinute } from '@byggtun/shared/contract/minute';
import { minuteFileName } from '@byggtun/shared/contract/minuteRules';
import type { FastifyInstance } from 'fastify';

import { serve } from '../../../core/http/serve';
import { currentUser } from '../../../record/person/currentUser';
import { findMinutePreview } from './findMinutePreview';
import { findMinutes } from './findMinutes';
import { minuteReport } from './minuteReport';

/** Minutes of meetings, and each of them as PDF. */
export const minuteRoutes = (app: FastifyInstance): void => {
  serve(app, listMinutes, async ({ request, params: { id } }) =>
    findMinutes(app.database.db, await currentUser(request), id),
  );
  serve(app, previewMinute, async ({ request, body: { id }, database }) => {
    const user = await currentUser(request);
    const preview = await findMinutePreview(database.db, user, id);
    const bytes = await app.printing.print(user.personId, minuteReport(preview, new Date()));
    const { type: meetingTypeString, number: meetingNumber, name: meetingName } = preview.minute;
    return {
      bytes,
      version: createHash('sha256').update(bytes).digest('hex'),
      name: minuteFileName({ meetingTypeString, meetingNumber, meetingName }),
      save: true,
    };
  });
};
