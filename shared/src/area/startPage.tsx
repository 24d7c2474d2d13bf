import type { Portal, Session } from '../portal/portal';
import { type AskedCall, prefetch } from '../portal/prefetch';
import { matchPath } from '../portal/router';

/** What a page's first calls depend on. */
export interface PageAddress {
  /** Values in the path, by the names written `:name` there. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  session: Session;
  /** How the person wants lists below 1200 px. Since 1.2.0. */
  layout: Portal['layout'];
}

/** A page, or what fills a place on somebody's page, that can be started before it is shown. */
export interface PageStart {
  /** Path pattern of the page, as in `<Routes>`. */
  path: string;
  /** Made by `lazyPage`. */
  page: { load: () => Promise<unknown> };
  /** The calls that the page makes first, with exactly its input; their answers come beside its code. */
  calls?: (address: PageAddress) => readonly AskedCall[];
  /**
   * The same from a file of its own (`import()`), so that not everybody's first page carries what they are made of: for pages beside the
   * Dashboard.
   */
  laterCalls?: (address: PageAddress) => Promise<readonly AskedCall[]>;
}

/** Fetches the code of the page at an address, or of what fills places there, and begins their first calls. */
export function startPage(pages: readonly PageStart[], address: string, portal: Portal): void {
  const { pathname, searchParams: search } = new URL(address, 'http://portal');
  for (const { path, page, calls, laterCalls } of pages) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    void page.load();
    const opened = { params: match.params, search, session: portal.session, layout: portal.layout };
    const begin = (asked: readonly AskedCall[]) => asked.forEach((one) => prefetch(portal, one));
    begin(calls?.(opened) ?? []);
    // What can't be fetched is no loss: the page asks for itself.
    laterCalls?.(opened).then(begin, () => undefined);
  }
}
