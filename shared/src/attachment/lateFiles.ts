import * as z from 'zod';

import { type Attachment, attachment } from '../contract/attachment';

const prefix = 'byggtun.draft.late';
const files = z.array(attachment);

/** Keeps, in this tab, what has come up for a page after it was left. */
export function keepLateFiles(key: string, late: readonly Attachment[]): void {
  if (late.length > 0) sessionStorage.setItem(`${prefix}.${key}`, JSON.stringify(late));
}

/** What has come up for a page after it was left; none when there is nothing that can be read. */
export function readLateFiles(key: string): Attachment[] {
  try {
    return files.safeParse(JSON.parse(sessionStorage.getItem(`${prefix}.${key}`) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** The page has them. */
export const forgetLateFiles = (key: string): void => sessionStorage.removeItem(`${prefix}.${key}`);
