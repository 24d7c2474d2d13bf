import { randomUUID } from 'node:crypto';

import { checklistContext, generateChecklist } from '@byggtun/shared/contract/checklistCreate';
import {
  changeChecklistResponsible,
  completeChecklist,
  saveChecklist,
  signChecklist,
} from '@byggtun/shared/contract/checklistSave';

import { createChecklist } from '../../../testing/builders/checklists';
import { createContact } from '../../../testing/builders/people';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';

const make = ({ scene, sites }: Ground) =>
  createChecklist(scene.app.database.db, scene.staff, [1], { project_id: sites.project });

const beginAnswer = async (ground: Ground): Promise<Trial> => {
  const { app, staff } = ground.scene;
  const { id, itemIds } = await make(ground);
  const [itemId = 0] = itemIds;
  const say = (stringVal: string) => ({
    content: stringVal,
    body: { id, items: [{ id: itemId, version: 1, stringVal }] },
  });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('checkpoint')
      .where('id', '=', itemId)
      .where('string_val', '!=', '')
      .select('string_val')
      .execute();
    return rows.map(({ string_val }) => string_val);
  };
  return { who: staff, one: say('Målt.'), other: say('Må måles.'), held };
};

const beginComplete = async (ground: Ground): Promise<Trial> => {
  const { app, staff } = ground.scene;
  const ids = [(await make(ground)).id, (await make(ground)).id] as const;
  const complete = (id: number) => ({ content: `completed ${id}`, body: { id } });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('journal')
      .where('owner_kind', '=', 'checklist')
      .where('owner_id', 'in', ids)
      .select('owner_id')
      .execute();
    return rows.map(({ owner_id }) => `completed ${owner_id}`);
  };
  return { who: staff, one: complete(ids[0]), other: complete(ids[1]), held };
};

const beginResponsible = async (ground: Ground): Promise<Trial> => {
  const { app, staff } = ground.scene;
  const { db } = app.database;
  const { id } = await make(ground);
  const people = [
    await createContact(db, staff.companyId),
    await createContact(db, staff.companyId),
  ] as const;
  const give = (contactPersonId: number) => ({
    content: `given to ${contactPersonId}`,
    body: { id, version: 1, contactPersonId },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('checklist')
      .where('id', '=', id)
      .where('responsible_id', '!=', staff.id)
      .select('responsible_id')
      .execute();
    return rows.map(({ responsible_id }) => `given to ${responsible_id}`);
  };
  return { who: staff, one: give(people[0].id), other: give(people[1].id), held };
};

const beginSign = async (ground: Ground): Promise<Trial> => {
  const { app, staff } = ground.scene;
  const { id } = await make(ground);
  const uuid = randomUUID();
  const sign = (fullName: string) => ({
    content: fullName,
    body: { id, uuid, fullName, drawing: 'M1 1L2 2', confirmed: false },
  });
  const held = async () => {
    const rows = await app.database.db
      .selectFrom('checklist_signature')
      .where('checklist_id', '=', id)
      .select('full_name')
      .execute();
    return rows.map(({ full_name }) => full_name);
  };
  return { who: staff, one: sign('Kari Solberg'), other: sign('Henrik Lunde'), held };
};

const beginGenerate = async (ground: Ground): Promise<Trial> => {
  const { scene, sites } = ground;
  const { db } = scene.app.database;
  const { id } = await make(ground);
  const { template_id: checklistId } = await db
    .selectFrom('checklist')
    .where('id', '=', id)
    .select('template_id')
    .executeTakeFirstOrThrow();
  const requestId = randomUUID();
  const until = (deadLine: string) => ({
    content: `until ${deadLine}`,
    body: {
      ...{ requestId, checklistId, deadLine, assignedTo: scene.staff.id },
      ...{ context: checklistContext.project, contextId: sites.project },
    },
  });
  const held = async () => {
    const rows = await db
      .selectFrom('checklist')
      .where('request_id', '=', requestId)
      .select('deadline')
      .execute();
    return rows.map(({ deadline }) => `until ${deadline}`);
  };
  return { who: scene.staff, one: until('2099-12-24'), other: until('2099-12-31'), held };
};

/** What is done in checklists. */
export const checklistCommands: CommandRow[] = [
  {
    route: saveChecklist,
    keeps: 'first',
    begin: beginAnswer,
    saysYes: (answer) => (answer as { conflicts: unknown[] }).conflicts.length === 0,
  },
  { route: generateChecklist, keeps: 'once', begin: beginGenerate },
  { route: completeChecklist, keeps: 'once', begin: beginComplete },
  { route: changeChecklistResponsible, keeps: 'first', begin: beginResponsible },
  { route: signChecklist, keeps: 'once', begin: beginSign },
];
