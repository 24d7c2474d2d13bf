import { randomUUID } from 'node:crypto';

import { createItemAberration, createItemComplaint, saveItemAction } from '@byggtun/shared/contract/itemCase';

import { createChecklist } from '../../../testing/builders/checklists';
import { createSelfCheckType } from '../../../testing/builders/selfChecks';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const make = async ({ scene, sites }: Ground, discrepancyType: 0 | 1 | 2) => {
  const { db } = scene.app.database;
  const at = { project_id: sites.project };
  const { id, itemIds } = await createChecklist(db, scene.staff, [0], at, discrepancyType);
  return { id, itemId: itemIds[0] ?? 0 };
};

const beginAberration = async (ground: Ground): Promise<Trial> => {
  const { app, staff } = ground.scene;
  await createSelfCheckType(app.database.db);
  const { itemId } = await make(ground, 0);
  const requestId = randomUUID();
  const report = (title: string) => ({
    content: title,
    body: { requestId, checklistItem: { id: itemId }, aberration: { title, description: 'Ved sluk.' } },
  });
  const held = async () => {
    const { db } = app.database;
    const rows = await db
      .selectFrom('aberration')
      .where('request_id', '=', requestId)
      .select('title')
      .execute();
    return rows.map(({ title }) => title);
  };
  return { who: staff, one: report('Bom under flis'), other: report('Feil fall'), held };
};

const beginComplaint = async (ground: Ground): Promise<Trial> => {
  const { app, staff, worker } = ground.scene;
  const { itemId } = await make(ground, 1);
  const requestId = randomUUID();
  const complain = (name: string) => ({
    content: name,
    body: {
      requestId,
      checklistItem: { id: itemId },
      regLine: { name, txt: 'I stuen.', contactPersonId: worker.id },
    },
  });
  const held = async () => {
    const { db } = app.database;
    const rows = await db
      .selectFrom('complaint')
      .where('request_id', '=', requestId)
      .select('name')
      .execute();
    return rows.map(({ name }) => name);
  };
  return { who: staff, one: complain('Riper i gulv'), other: complain('Skjev dør'), held };
};

const beginAction = async (ground: Ground): Promise<Trial> => {
  const { app, staff, worker } = ground.scene;
  const { id: checklistId, itemId } = await make(ground, 2);
  const requestId = randomUUID();
  const act = (title: string) => ({
    content: title,
    body: {
      ...{ requestId, id: itemId, checklistId, timeLimit: '2027-01-31', aberrationActionType: 1 },
      action: { title, description: 'I dag.', severity: null, responsibleId: worker.id },
    },
  });
  const held = async () => {
    const { db } = app.database;
    const rows = await db.selectFrom('action').where('request_id', '=', requestId).select('title').execute();
    return rows.map(({ title }) => title);
  };
  return { who: staff, one: act('Sett opp rekkverk'), other: act('Steng trappen'), held };
};

/** Cases that are made of items of checklists. */
export const itemCaseCommands: CommandRow[] = [
  { route: createItemAberration, keeps: 'once', begin: beginAberration },
  { route: createItemComplaint, keeps: 'once', begin: beginComplaint },
  { route: saveItemAction, keeps: 'once', begin: beginAction },
];
