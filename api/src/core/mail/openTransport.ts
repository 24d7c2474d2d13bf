import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createTransport, type SendMailOptions } from 'nodemailer';

import { writeWhole } from '../file/writeWhole';
import type { Settings } from '../settings/settings';

/** Takes a mail to where it is read. Rejects when it could not be handed over. */
export type SendMail = (mail: SendMailOptions) => Promise<void>;

/** Milliseconds that a mail server may take for each step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Milliseconds that it may take in all. The database ends the transaction that a letter is sent in when it is idle for as long as a statement
 * may take: the failure would not be noted, and the same letter sent again without end.
 */
const timeoutOf = ({ limits }: Settings) => Math.floor((limits.statementSeconds * 2000) / 3);

/** Sends by SMTP when a server is configured; else writes each mail as a file to the outbox in the data folder. */
export const openTransport = (settings: Settings): SendMail => {
  const { smtpUrl, mailFrom, dataFolder } = settings;
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from: mailFrom });
    const timeout = timeoutOf(settings);
    return async (mail) => {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeout) });
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  const outbox = join(dataFolder, 'outbox');
  return async (mail) => {
    const { message, messageId } = await transport.sendMail(mail);
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/\W+/g, '-')}.eml`;
    await writeWhole(join(outbox, name), Buffer.isBuffer(message) ? message : await buffer(message));
  };
};
