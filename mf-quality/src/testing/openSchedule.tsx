import {
  type Activity,
  getSchedule,
  listActivities,
  listScheduleJournal,
  type Schedule,
} from '@byggtun/shared/contract/activity';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { SchedulePage } from '../schedule/SchedulePage';

/** An activity that is not done. */
export const anActivity = (over: Partial<Activity> = {}): Activity => ({
  id: 71,
  scheduleId: 7,
  number: 1,
  name: 'Fall mot sluk er kontrollert',
  text: '<p>Mål med <strong>rettholt</strong>.</p>',
  complete: false,
  completedBy: null,
  completedById: null,
  completedDate: null,
  comment: '',
  commentedBy: null,
  aberration: null,
  attachments: [],
  version: 1,
  ...over,
});

/** The same, done by Piotr. */
export const doneActivity = (over: Partial<Activity> = {}): Activity =>
  anActivity({
    complete: true,
    completedBy: 'Piotr Kowalski',
    completedById: 7,
    completedDate: '2026-11-21T10:00:00.000Z',
    version: 2,
    ...over,
  });

/** A self-check that is not completed, with a deadline far ahead. */
export const aSchedule = (over: Partial<Schedule> = {}): Schedule => ({
  id: 7,
  processName: 'Membran og sluk, bad',
  responsiblePersonFullName: 'Piotr Kowalski',
  responsibleId: 7,
  contactName: 'Nordre Tømrer AS',
  startDate: '2026-11-01',
  endDate: '2099-12-24',
  tradeCode: '25 Flis og membran',
  projectId: 3,
  projectName: 'Sandaker park',
  houseNum: '2',
  completedDate: null,
  completedBy: null,
  activitiesCount: 1,
  activitiesCompletedCount: 0,
  may: { work: true, complete: false },
  ...over,
});

/** The server of a test: one self-check, which the test may change. */
export interface ScheduleServer {
  api: FakeApi;
  schedule: Schedule;
  activities: Activity[];
}

/** A server that knows self-check 7. */
export function scheduleServer(schedule = aSchedule(), activities = [anActivity()]): ScheduleServer {
  const server = { api: fakeApi(), schedule, activities };
  server.api.answer(getSchedule, () => server.schedule);
  server.api.answer(listActivities, () => server.activities);
  server.api.answer(listScheduleJournal, () => []);
  return server;
}

/** Opens the page of the server's self-check. */
export async function openSchedule(server: ScheduleServer, profile = aProfile()) {
  const view = renderWithPortal(
    <Routes>
      <Route path="/checkups/:id" element={<SchedulePage />} />
      <Route path="/checkups" element={<p>Listen</p>} />
    </Routes>,
    { path: '/checkups/7', profile },
  );
  await screen.findByRole('heading', { name: server.schedule.processName });
  return view;
}
