import { keepPage, readPage } from './keptPage';

/** The kept page at once, for every address of a page; a newer one of the same version (its policy may differ) is for the next start. */
export async function answerPage({ request, event }: { request: Request; event: ExtendableEvent }) {
  event.waitUntil(keepPage().catch(() => undefined));
  return (await readPage()) ?? fetch(request);
}
