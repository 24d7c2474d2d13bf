import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { writeWhole } from '../file/writeWhole';
import type { Settings } from '../settings/settings';

/** Takes a mail to where it is read. Rejects when it could not be handed over. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

/** Milliseconds that a mail server may take for each step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP when a server is configured; else writes each mail as a file to the outbox in the data folder. */
export const openTransport = ({ smtpUrl, mailFrom, dataFolder }: Settings): SendMail => {
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom });
    return async (mail) => void (await transport.sendMail(mail));
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  const outbox = join(dataFolder, 'outbox');
  return async (mail) => {
    const { message, messageId } = await transport.sendMail(mail);
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/\W+/g, '-')}.eml`;
    await writeWhole(join(outbox, name), Buffer.isBuffer(message) ? message : await buffer(message));
  };
};
