import type { mountRootParcel } from 'single-spa';

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

/** Mounts lifecycles as a parcel in an element of their own; each step waits for the one before. */
export function mountArea(
  mount: typeof mountRootParcel,
  lifecycles: Lifecycles,
  place: HTMLElement,
  name: string,
  props: MountProps,
): MountedArea {
  const domElement = document.createElement('div');
  domElement.dataset.area = name;
  place.append(domElement);
  const first = { ...props, domElement };
  let given: MountProps = first;
  const parcel = mount({ ...lifecycles }, first);
  const ready = parcel.mountPromise;
  let queue: Promise<unknown> = ready.catch(() => undefined);
  const then = (step: () => unknown) => {
    queue = queue.then(step).catch((error: unknown) => reportError(error));
  };
  return {
    ready,
    update: (changed) =>
      then(() => {
        if (parcel.getStatus() !== 'MOUNTED') return undefined;
        given = { ...props, ...changed };
        return parcel.update?.(given);
      }),
    remove: () => {
      // At once: one that never finishes its mount must not stand beside the next.
      domElement.remove();
      then(() => parcel.getStatus() === 'MOUNTED' && parcel.unmount());
      // single-spa 6.0 holds on to every root parcel and the props that it was given last, and with them to a whole page.
      then(() => Object.keys(given).forEach((key) => Reflect.deleteProperty(given, key)));
    },
  };
}
