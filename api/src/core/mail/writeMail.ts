import type { SendMailOptions } from 'nodemailer';

import { escapeHtml } from '../http/escapeHtml';

interface StoredMail {
  id: number;
  to_address: string;
  subject: string;
  text: string;
  path: string;
  secret: string | null;
  calendar: string | null;
}

const footer = 'Du får denne e-posten fordi du er bruker av Byggtun. Den kan ikke besvares.';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Paragraphs, and then the way to the page that they are about. */
interface Part {
  words: string[];
  address: string;
}

/** So much is told of one page; what is more is counted, and stands on the page itself. */
const most = 20;

const wordsOf = (texts: readonly string[], greeting: string): string[] => {
  const told = texts.slice(0, most).flatMap((text) => {
    const words = text.split('\n\n');
    return words[0] === greeting ? words.slice(1) : words;
  });
  return texts.length > most ? [...told, `Og ${texts.length - most} til i samme sak.`] : told;
};

/** What several mails tell, page by page, the greeting once. */
const partsOf = (mails: readonly StoredMail[], publicUrl: string): Part[] => {
  const greeting = mails[0]?.text.split('\n\n', 1).join('') ?? '';
  const texts = new Map<string, string[]>();
  for (const { text, path, secret } of mails) {
    const address = path + (secret ?? '');
    const own = texts.get(address) ?? [];
    own.push(text);
    texts.set(address, own);
  }
  return [...texts].map(([address, own], at) => ({
    words: [...(at === 0 ? [greeting] : []), ...wordsOf(own, greeting)],
    address: publicUrl + address,
  }));
};

const subjectOf = (mails: readonly StoredMail[]): string => {
  const subjects = new Set(mails.map(({ subject }) => subject));
  const pages = new Set(mails.map(({ path }) => path));
  const [first = ''] = subjects;
  if (subjects.size === 1) return first;
  return pages.size === 1 ? `${first} (og mer i samme sak)` : `Nytt i ${pages.size} saker`;
};

/** The method that an entry for a calendar names. */
const methodOf = (calendar: string): string => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** The entries for the reader's calendar: the one of a letter as its own part, which programs offer to enter; several as files. */
const calendarOf = (mails: readonly StoredMail[]): SendMailOptions => {
  const entries = mails.flatMap(({ id, calendar }) => (calendar === null ? [] : [{ id, content: calendar }]));
  const [first] = entries;
  if (!first) return {};
  if (mails.length === 1)
    return {
      icalEvent: { method: methodOf(first.content), filename: 'kalender.ics', content: first.content },
    };
  return {
    attachments: entries.map(({ id, content }) => ({
      filename: `kalender-${id}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${methodOf(content)}`,
      content,
    })),
  };
};

/**
 * Makes a letter of what is stored, of one mail or of several for the same person: as text, and as plain HTML with the same words.
 * @param publicUrl the portal's address
 */
export const writeMail = (
  mails: readonly [StoredMail, ...StoredMail[]],
  publicUrl: string,
): SendMailOptions => {
  const [{ id, to_address }] = mails;
  const parts = partsOf(mails, publicUrl);
  const text = parts.flatMap(({ words, address }) => [...words, `Åpne i Byggtun: ${address}`]);
  const html = parts.map(
    ({ words, address }) =>
      `${words.map(paragraph).join('')}<p><a href="${escapeHtml(address)}">Åpne i Byggtun</a></p>`,
  );
  const number = mails.length === 1 ? String(id) : `${id}.${mails.length}`;
  return {
    to: to_address,
    subject: subjectOf(mails),
    // The same id at each try of the same words: who gets them twice sees them once.
    messageId: `<${number}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...calendarOf(mails),
    text: [...text, footer].join('\n\n'),
    html: `<html lang="nb"><body>${html.join('')}${paragraph(footer)}</body></html>`,
  };
};
