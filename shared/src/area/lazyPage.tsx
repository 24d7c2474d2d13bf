import { type ComponentType, useEffect, useState } from 'react';

const failed = new Set<() => void>();

/** A page whose code comes when it is needed, or when somebody calls `load`. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead; a failure is met when the page is shown. */
  load: () => Promise<unknown>;
};

/**
 * A page whose code is fetched when it is first shown: `lazyPage(() => import('./Page').then((m) => m.Page))`.
 * What has been fetched ahead is drawn at once. Not React.lazy: it draws twice even then, keeps a failure for ever, and React
 * holds back what comes within 300 ms of another part's waiting. A failure is kept until the area is mounted the next time.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetchAhead = () => load().then((page) => (here = page));
  const fetchPage = () => {
    coming ??= fetchAhead();
    coming.catch(() => failed.add(() => (coming = undefined)));
    return coming;
  };

  function LazyPage(props: Props) {
    const [Page, setPage] = useState(() => here);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (Page) return undefined;
      let over = false;
      fetchPage().then(
        (page) => !over && setPage(() => page),
        (cause: unknown) => !over && setFailure({ cause }),
      );
      return () => void (over = true);
    }, [Page]);
    if (failure) throw failure.cause;
    return Page ? <Page {...props} /> : null;
  }
  return Object.assign(LazyPage, { load: () => fetchAhead().catch(() => undefined) });
}

/** Lets every page whose code could not be fetched be fetched again. */
export function forgetFailedPages(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
