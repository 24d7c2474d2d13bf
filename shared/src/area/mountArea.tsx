import type { AppProps } from 'single-spa';

import type { Lifecycles } from './defineArea';
import type { MountProps } from './mountProps';

/** A part of an area that is in the page. */
export interface MountedArea {
  /** Resolves when it has drawn itself; rejects when it could not. */
  ready: Promise<unknown>;
  update: (props: Omit<MountProps, 'onCrash'>) => void;
  /** Takes it out of the page; its element goes with it. */
  remove: () => void;
}

type Step = 'bootstrap' | 'mount' | 'update' | 'unmount';
/** What single-spa gives to a lifecycle beside the props: a name that nothing else in the page has, and the element. */
type StepProps = MountProps & { name: string; domElement: HTMLElement };

let mounts = 0;

/** One step of the lifecycles: a function, or several one after the other. */
async function run(lifecycles: Lifecycles, step: Step, props: StepProps): Promise<void> {
  for (const part of [lifecycles[step] ?? []].flat()) await part(props as StepProps & AppProps);
}

/**
 * Mounts single-spa lifecycles in an element of their own, as a parcel; each step waits for the one before. The steps are
 * called here and not through single-spa's `mountRootParcel`: that never lets go of a parcel that has been unmounted
 * (6.0.3; a kilobyte at each change of page), and its core would be 6 KB gzip of every first page.
 */
export function mountArea(
  lifecycles: Lifecycles,
  place: HTMLElement,
  name: string,
  props: MountProps,
): MountedArea {
  const domElement = document.createElement('div');
  domElement.dataset.area = name;
  place.append(domElement);
  mounts += 1;
  const own = { name: `${name}-${mounts}`, domElement };
  const first = { ...props, ...own };
  let isMounted = false;
  const mount = async () => {
    await run(lifecycles, 'bootstrap', first);
    await run(lifecycles, 'mount', first);
    isMounted = true;
  };
  const ready = mount();
  let queue: Promise<unknown> = ready.catch(() => undefined);
  const then = (step: () => Promise<unknown> | undefined) => {
    queue = queue.then(step).catch((error: unknown) => reportError(error));
  };
  return {
    ready,
    update: (changed) =>
      then(() => (isMounted ? run(lifecycles, 'update', { ...props, ...changed, ...own }) : undefined)),
    remove: () => {
      // At once: one that never finishes its mount must not stand beside the next.
      domElement.remove();
      then(() => (isMounted ? run(lifecycles, 'unmount', first) : undefined));
    },
  };
}
