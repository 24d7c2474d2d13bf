import { readFile, stat, writeFile } from 'node:fs/promises';

import { PDFDocument } from '@cantoo/pdf-lib';

import type { MergeJob, MergeOutcome } from './mergeJob';

/** The document, with what its owner has locked against changes opened; undefined when it can't be read. */
const open = async (path: string): Promise<PDFDocument | undefined> => {
  try {
    const document = await PDFDocument.load(await readFile(path), { password: '', updateMetadata: false });
    return document.getPageCount() > 0 ? document : undefined;
  } catch {
    return undefined;
  }
};

/** Puts the pages of one file behind those that are there; false when they can't be read. */
const append = async (merged: PDFDocument, path: string): Promise<boolean> => {
  const document = await open(path);
  if (!document) return false;
  try {
    const pages = await merged.copyPages(document, document.getPageIndices());
    pages.forEach((page) => merged.addPage(page));
    return true;
  } catch {
    return false;
  }
};

/** Makes one PDF of several, in their order, one file at a time. */
export const mergeFiles = async ({ from, to, skip }: MergeJob): Promise<MergeOutcome> => {
  const merged = await PDFDocument.create();
  const damaged: number[] = [];
  for (const [index, path] of from.entries()) if (!(await append(merged, path))) damaged.push(index);
  if (damaged.length === from.length || (damaged.length > 0 && !skip)) return { damaged, size: 0 };
  await writeFile(to, await merged.save());
  return { damaged, size: (await stat(to)).size };
};
