import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import { type Checklist, getChecklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import { saveChecklist } from '@byggtun/shared/contract/checklistSave';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { anAttachment, aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { ChecklistPage } from '../checklist/ChecklistPage';
import { claimAnswers, leftAnswers, leftKey } from '../checklist/leftAnswers';

/** An item without an answer. */
export const anItem = (over: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id: 71,
  checklistId: 7,
  number: 1,
  section: 'Bad',
  type: 1,
  txt: 'Produkt og batchnummer',
  html: '',
  boolVal: null,
  stringVal: '',
  intVal: null,
  doubleVal: null,
  dateTimeVal: null,
  options: [],
  attachments: [],
  aberration: null,
  aberrationId: null,
  regLine: null,
  regLineId: null,
  action: null,
  actionId: null,
  info: '',
  actionsInfo: '',
  updatedBy: null,
  updatedAt: null,
  version: 1,
  saveId: null,
  ...over,
});

/** A checklist that is Kari's, of one item. */
export const aChecklist = (over: Partial<Checklist> = {}): Checklist => ({
  id: 7,
  name: 'Våtrom før flislegging',
  projectId: 3,
  houseId: 4,
  sectionId: 5,
  projectName: 'Sandaker park',
  houseNum: '2',
  sectionNum: '014',
  apartmentKey: 'H0203',
  tradeCodeName: '25 Flis og membran',
  completedDate: null,
  discrepancyType: 0,
  task: { assignedTo: 1, assignedToContactPersonPersonFullName: 'Kari Solberg', deadLine: '2099-12-24' },
  items: [anItem()],
  signatures: [],
  signature: true,
  createdBy: 'Kari Solberg',
  createdDate: '2026-11-20T09:00:00Z',
  updatedString: '',
  completedString: '',
  may: { edit: true },
  version: 1,
  ...over,
});

/** The server of a test: one checklist, which the test may change. */
export interface ChecklistServer {
  api: FakeApi;
  checklist: Checklist;
}

const staffOption = (id: number, fullName: string) => ({
  id,
  fullName,
  contactId: 1,
  contactName: 'Byggtun AS',
});

const asSaved = ({ bufferGuid, fileName = 'sluk.jpg' }: AttachmentsToSave[number]) =>
  anAttachment({ bufferGuid, fileName, hasThumbnail: false });

/** Saves lines and files from now on as it is told to. */
export const takeSaves = (server: ChecklistServer): void => {
  server.api.answer(saveChecklist, ({ body: { items } }) => {
    const saved = items.flatMap(({ id, version, stringVal = '', attachments = [] }) => {
      const item = server.checklist.items.find((one) => one.id === id);
      const files = [...(item?.attachments ?? []), ...attachments.map(asSaved)];
      return item
        ? [{ ...item, stringVal, attachments: files, version: version + 1, updatedBy: 'Kari Solberg' }]
        : [];
    });
    server.checklist = {
      ...server.checklist,
      items: server.checklist.items.map((item) => saved.find(({ id }) => id === item.id) ?? item),
    };
    return { items: saved, conflicts: [], updatedString: 'Kari Solberg 24.11.2026 12:41' };
  });
};

/** A server that knows checklist 7, and saves lines and files as it is told to. */
export function checklistServer(checklist = aChecklist()): ChecklistServer {
  const server = { api: fakeApi(), checklist };
  server.api.answer(getChecklist, () => ({
    checklist: server.checklist,
    pathBt: '/checklist/7',
    contactPersons: [staffOption(1, 'Kari Solberg'), staffOption(2, 'Henrik Lunde')],
    itemActions: [],
  }));
  server.api.answer(listChecklistJournal, () => []);
  takeSaves(server);
  return server;
}

/** Developer staff. */
export const kari = aProfile({ id: 1, isByggtun: true });

/** Opens the page of the server's checklist, in a tab of its own: what another one was left with is not tried in it, nor beside it. */
export async function openChecklist(server: ChecklistServer) {
  const key = leftKey(kari, server.checklist.id);
  leftAnswers(key)?.allow(false);
  claimAnswers(key);
  const view = renderWithPortal(
    <Routes>
      <Route path="/checklist/:id" element={<ChecklistPage />} />
      <Route path="/checklist" element={<p>Listen</p>} />
    </Routes>,
    { path: '/checklist/7', profile: kari },
  );
  await screen.findByRole('heading', { name: server.checklist.name });
  return view;
}
