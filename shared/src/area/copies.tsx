import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR from 'swr';

import { PortalContext } from '../portal/portal';
import { Router } from '../portal/router';

/** Of each package that must be in the page once something that is only equal to itself, by the package's name. */
export type Copies = Readonly<Record<string, unknown>>;

/**
 * What this build really uses. An area carries its own, the shell compares. What costs bytes but splits no state when it is
 * there twice (dayjs, react-hook-form, zod) is left to the build, and fetched when a page needs it.
 */
export const copies: Copies = {
  react: createElement,
  'react-dom': createRoot,
  'react-router-dom': Router,
  swr: useSWR,
  antd: ConfigProvider,
  '@byggtun/shared/portal': PortalContext,
};

/**
 * A sentence that names an area and the packages of which it has brought a copy of its own; undefined when there is none.
 * An area that was built before it told is not accused.
 * @param name short name of the area, `cases`
 */
export function secondCopies(
  name: string,
  { copies: theirs = {} }: { copies?: Copies },
  ours: Copies = copies,
): string | undefined {
  const second = Object.keys(ours).filter((key) => key in theirs && theirs[key] !== ours[key]);
  return second.length > 0 ? `mf-${name} har sin egen kopi av ${second.join(', ')}` : undefined;
}
