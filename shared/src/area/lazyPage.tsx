import { type ComponentType, lazy } from 'react';

const failed = new Set<() => void>();

/**
 * A page whose code is fetched when it is first shown: `lazyPage(() => import('./Page').then((m) => m.Page))`.
 * React.lazy keeps a failure for ever; this one is fetched anew the next time that the area is mounted.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
  return function LazyPage(props: Props) {
    return <Page {...props} />;
  };
}

/** Lets every page whose code could not be fetched be fetched again. */
export function forgetFailedPages(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
