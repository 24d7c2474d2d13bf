import { randomUUID } from 'node:crypto';

import { saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { saveAction } from '@byggtun/shared/contract/actionSave';
import { saveComment } from '@byggtun/shared/contract/commentSave';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';

import { createComplaint } from '../../../testing/builders/cases';
import type { CommandRow, Trial } from '../../../testing/commands/commandRow';
import type { Ground } from '../../../testing/rights/ground';
import { createTreatable } from './caseGround';
import { reportCalls } from './reportCalls';

const beginReport =
  (kind: 'reportOf' | 'ruhOf') =>
  async ({ scene, sites }: Ground): Promise<Trial> => {
    const reports = await reportCalls(scene, sites);
    const requestId = randomUUID();
    const titles = [`Åpen sjakt ${requestId}`, `Løst rekkverk ${requestId}`] as const;
    const [one, other] = titles.map((title) => ({
      content: title,
      body: reports[kind]({ requestId, title, severity: title === titles[0] ? 1 : 3 }),
    }));
    if (!one || !other) throw new Error('two were made');
    const held = async () => {
      const rows = await scene.app.database.db
        .selectFrom('aberration')
        .where('title', 'in', titles)
        .select('title')
        .execute();
      return rows.map(({ title }) => title);
    };
    return { who: scene.worker, one, other, held };
  };

const beginComment = async ({ scene }: Ground): Promise<Trial> => {
  const { db } = scene.app.database;
  const complaint = await createComplaint(db, scene.worker);
  const form = { regLineId: complaint, requestId: randomUUID() };
  const held = async () => {
    const rows = await db
      .selectFrom('comment')
      .where('owner_kind', '=', 'complaint')
      .where('owner_id', '=', complaint)
      .select('text')
      .execute();
    return rows.map(({ text }) => text);
  };
  return {
    who: scene.worker,
    one: { content: 'Justert.', body: { ...form, newComment: 'Justert.' } },
    other: { content: 'Må byttes.', body: { ...form, newComment: 'Må byttes.' } },
    held,
  };
};

const beginUpdate = async ({ scene }: Ground): Promise<Trial> => {
  const { db } = scene.app.database;
  const id = await createComplaint(db, scene.staff);
  const setTo = (lineStatus: number) => ({
    content: `status ${lineStatus}, Avtalt ${lineStatus}.`,
    body: { lineIndexLineId: id, version: 1, lineStatus, newComment: `Avtalt ${lineStatus}.` },
  });
  const held = async () => {
    const journal = await db
      .selectFrom('journal')
      .where('owner_kind', '=', 'complaint')
      .where('owner_id', '=', id)
      .orderBy('id')
      .select('to_value')
      .execute();
    const comments = await db
      .selectFrom('comment')
      .where('owner_kind', '=', 'complaint')
      .where('owner_id', '=', id)
      .orderBy('id')
      .select('text')
      .execute();
    return journal.map(({ to_value }, at) => `status ${to_value}, ${comments[at]?.text}`);
  };
  return { who: scene.staff, one: setTo(3), other: setTo(5), held };
};

const beginTreat = async ({ scene, sites }: Ground): Promise<Trial> => {
  const id = await createTreatable(scene, scene.worker, {
    project_id: sites.other,
    created_by_id: scene.staff.id,
  });
  const responsibleId = scene.colleague.id;
  const held = async () => {
    const journal = await scene.app.database.db
      .selectFrom('journal')
      .where('owner_kind', '=', 'action')
      .where('owner_id', '=', id)
      .select(['field', 'to_value'])
      .execute();
    return journal.map(({ field, to_value }) => `${field} ${to_value}`);
  };
  return {
    who: scene.worker,
    one: { content: 'status 3', body: { id, version: 1, actionStatus: 3 } },
    other: { content: `responsible ${responsibleId}`, body: { id, version: 1, responsibleId } },
    held,
  };
};

/** What changes cases. */
export const caseCommands: CommandRow[] = [
  { route: saveAberration, keeps: 'once', begin: beginReport('reportOf') },
  { route: saveRuh, keeps: 'once', begin: beginReport('ruhOf') },
  { route: saveComment, keeps: 'once', begin: beginComment },
  { route: updateComplaint, keeps: 'first', begin: beginUpdate },
  { route: saveAction, keeps: 'first', begin: beginTreat },
];
