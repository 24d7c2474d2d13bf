import { randomUUID } from 'node:crypto';

import {
  beginUpload,
  closeTicket,
  completeUpload,
  openTicket,
  removeUnsaved,
  sendChunk,
  type Upload,
} from '@byggtun/shared/contract/attachmentCalls';
import { closeTickets } from '@byggtun/shared/contract/attachmentTickets';

import { sendUp } from '../builders/uploads';
import type { Ground } from '../rights/ground';
import { testFiles } from '../testFiles';
import type { CommandRow, Trial } from './commandRow';

const beginBegin = ({ scene }: Ground): Promise<Trial> => {
  const names = [`${randomUUID()}.txt`, `${randomUUID()}.txt`] as const;
  const held = async () => {
    const rows = await scene.app.database.db
      .selectFrom('attachment')
      .where('file_name', 'in', names)
      .select('file_name')
      .execute();
    return rows.map(({ file_name }) => file_name);
  };
  const named = (fileName: string) => ({ content: fileName, body: { fileName, size: 10 } });
  return Promise.resolve({ who: scene.worker, one: named(names[0]), other: named(names[1]), held });
};

const rowOf = ({ scene }: Ground, guid: string) =>
  scene.app.database.db
    .selectFrom('attachment')
    .where('buffer_guid', '=', guid)
    .select(['received', 'completed_at'])
    .executeTakeFirst();

const beginSend = async (ground: Ground): Promise<Trial> => {
  const { worker, call } = ground.scene;
  const begun = await call(worker, 'POST', '/attachments', { fileName: 'a.txt', size: 10 });
  const { bufferGuid } = begun.json<Upload>();
  return {
    who: worker,
    one: {
      content: '10 bytes',
      address: `/attachments/${bufferGuid}/upload?offset=0`,
      body: Buffer.from('x'.repeat(10)),
      headers: { 'content-type': 'application/octet-stream' },
    },
    held: async () => [`${(await rowOf(ground, bufferGuid))?.received} bytes`],
  };
};

const beginComplete = async (ground: Ground): Promise<Trial> => {
  const file = { fileName: 'bilde.png', bytes: await testFiles.png() };
  const guid = await sendUp(ground.scene, ground.scene.worker, file);
  const held = async () => ((await rowOf(ground, guid))?.completed_at ? ['whole'] : []);
  return {
    who: ground.scene.worker,
    one: { content: 'whole', address: `/attachments/${guid}/complete` },
    held,
  };
};

const beginRemove = async (ground: Ground): Promise<Trial> => {
  const guid = await ground.image();
  const held = async () => ((await rowOf(ground, guid)) ? [] : ['gone']);
  return { who: ground.scene.worker, one: { content: 'gone', address: `/attachments/${guid}` }, held };
};

const ticketOf = (guid: string) => `/attachments/${guid}/ticket`;

/** @param isOpen a ticket is there before, and the browser has it */
const beginTicket =
  (address: (guid: string) => string, isOpen: boolean) =>
  async (ground: Ground): Promise<Trial> => {
    const { worker, call, app } = ground.scene;
    const guid = await ground.image();
    const opened = isOpen ? await call(worker, 'POST', ticketOf(guid)) : undefined;
    const cookie = String(opened?.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    const held = async () => {
      const ticket = await app.database.db
        .selectFrom('attachment_ticket')
        .where('buffer_guid', '=', guid)
        .select('digest')
        .executeTakeFirst();
      return [ticket ? 'open' : 'closed'];
    };
    const content = isOpen ? 'closed' : 'open';
    return { who: worker, one: { content, address: address(guid), headers: { cookie } }, held };
  };

/** What sends files up and lets browsers fetch them. */
export const fileCommands: CommandRow[] = [
  { route: beginUpload, keeps: 'each', begin: beginBegin },
  { route: sendChunk, keeps: 'once', begin: beginSend },
  { route: completeUpload, keeps: 'once', begin: beginComplete },
  { route: removeUnsaved, keeps: 'once', begin: beginRemove },
  { route: openTicket, keeps: 'last', begin: beginTicket(ticketOf, false) },
  { route: closeTicket, keeps: 'last', begin: beginTicket(ticketOf, true) },
  { route: closeTickets, keeps: 'last', begin: beginTicket(() => closeTickets.path, true) },
];
