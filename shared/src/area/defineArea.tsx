import * as React from 'react';
import { type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppProps, ParcelConfigObject } from 'single-spa';
import singleSpaReact from 'single-spa-react';

import type { Portal } from '../portal/portal';
import { AreaRoot } from './AreaRoot';
import { type Copies, copies } from './copies';
import { CrashBoundary } from './CrashBoundary';
import { forgetFailedPages } from './lazyPage';
import type { MountProps } from './mountProps';
import { type PageStart, startPage } from './startPage';

/** What fills a place in another area's page. */
export type SlotComponent = ComponentType<{ params: MountProps['params'] }>;

/** single-spa lifecycles that the shell mounts as a parcel. */
export type Lifecycles = ParcelConfigObject<MountProps>;

/** What an author hands to `defineArea`. */
export interface AreaParts {
  /** `<Routes>` of the area's pages; the paths stand in its manifest too. Absent in an area without pages. */
  pages?: ReactNode;
  /** By the `name` of the manifest's slots. */
  slots?: Readonly<Record<string, SlotComponent>>;
  /** What to fetch together with the code of a page, by its path. */
  prefetch?: readonly PageStart[];
}

/** What an area's `src/area.tsx` exports, and what the shell reads from its module `./area`. */
export interface AreaModule {
  pages: Lifecycles;
  slots: Readonly<Record<string, Lifecycles>>;
  /** Starts what the page at this address, path and query, will need: its code and its first calls. Absent in older areas. */
  prefetch?: (path: string, portal: Portal) => void;
  /** What it really uses of the packages that must be in the page once; the shell compares. Absent in older areas. */
  copies?: Copies;
}

/**
 * Makes of an area's pages and slots what the shell can mount:
 * `export const { pages, slots, prefetch, copies } = defineArea({ … })`.
 * Each gets its own React root with the host API, the theme and the router around it, and ends its crashes in itself.
 */
export function defineArea({ pages, slots = {}, prefetch = [] }: AreaParts): AreaModule {
  return {
    pages: lifecycles(() => pages),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, Slot]) => [
        name,
        lifecycles(({ params }) => <Slot params={params} />),
      ]),
    ),
    prefetch: (path, portal) => startPage(prefetch, path, portal),
    copies,
  };
}

function lifecycles(draw: (props: MountProps) => ReactNode): Lifecycles {
  const root = (props: MountProps) => <AreaRoot {...props}>{draw(props)}</AreaRoot>;
  const made = singleSpaReact<MountProps>({
    React,
    ReactDOMClient: { createRoot: createPrefixedRoot },
    rootComponent: root,
    errorBoundaryClass: CrashBoundary<MountProps & AppProps>,
  }) as Lifecycles;
  return { ...made, bootstrap: [forgetFailed, made.bootstrap].flat() };
}

const forgetFailed = () => {
  forgetFailedPages();
  return Promise.resolve();
};

/** Ids that `useId` makes must not meet those of another root; the shell names each place in `data-area`. */
const createPrefixedRoot = (element: HTMLElement) =>
  createRoot(element, { identifierPrefix: `${element.dataset.area ?? 'area'}-` });
