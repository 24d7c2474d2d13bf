/** What a reader finds in a PDF. */
export interface ReadPdf {
  title: string;
  /** Of each page, from top to bottom, words as they stand. */
  pages: string[];
  /** The outline for readers who do not see the pages: what kinds of parts there are on the first. */
  parts: string[];
}

// The reader asks for Node 22; this is all that it lacks on Node 20.
if (!('withResolvers' in Promise))
  Object.assign(Promise, {
    withResolvers: () => {
      const made: { resolve?: unknown; reject?: unknown } = {};
      const promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
      return { promise, ...made };
    },
  });

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

type Node = { role?: string; children?: unknown[] } | null;

const rolesOf = (node: Node): string[] => [
  ...(node?.role ? [node.role] : []),
  ...(node?.children ?? []).flatMap((child) => rolesOf(child as Node)),
];

/** Reads a PDF as a browser does; rejects when it is none. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  let parts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
    if (number === 1) parts = [...new Set(rolesOf(await page.getStructTree()))];
  }
  const { info } = await document.getMetadata();
  await task.destroy();
  return { title: 'Title' in info ? String(info.Title) : '', pages, parts };
};
