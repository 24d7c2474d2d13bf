import { CrashBoundary } from '@byggtun/shared/area/CrashBoundary';
import type { ReactNode } from 'react';

/** A part of the frame whose code comes behind the first page; without it, or when it fails, the rest stands. */
export function LatePart({ children }: { children: ReactNode }) {
  return <CrashBoundary onCrash={reportError}>{children}</CrashBoundary>;
}
