import type { SendMailOptions } from 'nodemailer';

import { escapeHtml } from '../http/escapeHtml';

interface StoredMail {
  id: number;
  to_address: string;
  subject: string;
  text: string;
  path: string;
}

const footer = 'Du får denne e-posten fordi du er bruker av Byggtun. Den kan ikke besvares.';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Makes a mail of what is stored: as text, and as plain HTML with the same words. @param publicUrl the portal's address */
export const writeMail = (
  { id, to_address, subject, text, path }: StoredMail,
  publicUrl: string,
): SendMailOptions => {
  const address = publicUrl + path;
  const words = text.split('\n\n');
  return {
    to: to_address,
    subject,
    // The same id at each try: who gets it twice sees it once.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [...words, `Åpne i Byggtun: ${address}`, footer].join('\n\n'),
    html: `<html lang="nb"><body>${words.map(paragraph).join('')}<p><a href="${escapeHtml(address)}">Åpne i Byggtun</a></p>${paragraph(footer)}</body></html>`,
  };
};
