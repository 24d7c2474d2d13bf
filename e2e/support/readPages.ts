// The reader asks for Node 22; this is all that it lacks on Node 20.
if (!('withResolvers' in Promise))
  Object.assign(Promise, {
    withResolvers: () => {
      const made: { resolve?: unknown; reject?: unknown } = {};
      const promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
      return { promise, ...made };
    },
  });

/** The words of each page of a PDF. */
export async function readPages(pdf: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages;
}
