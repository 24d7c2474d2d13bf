import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/** A page whose code comes when it is needed, or when somebody calls `load`. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead; a failure is met when the page is shown. */
  load: () => Promise<unknown>;
};

/**
 * A page whose code is fetched when it is first shown: `lazyPage(() => import('./Page').then((m) => m.Page))`.
 * React.lazy keeps a failure for ever; this one is fetched anew the next time that the area is mounted.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => (Page = make()));
        throw error;
      }
    });
  let Page = make();
  const LazyPage = (props: Props) => <Page {...props} />;
  return Object.assign(LazyPage, { load: () => load().catch(() => undefined) });
}

/** Lets every page whose code could not be fetched be fetched again. */
export function forgetFailedPages(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
