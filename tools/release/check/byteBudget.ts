import { gzipSync } from 'node:zlib';

import type { AreaRelease } from '@byggtun/shared/contract/release';

import type { BuiltRelease } from '../builtRelease';

/** The most that an area may cost each visitor, in bytes gzip. */
export const byteBudget = {
  /** Its entry, with webpack's runtime. */
  entry: 8_000,
  /** The entry and what every page of it needs. */
  first: 40_000,
} as const;

/** Where an area is too heavy, in sentences. */
export const overBudget = (release: AreaRelease, files: BuiltRelease['files']): string[] => {
  const sizeOf = (path: string) => {
    const content = files.find((file) => file.path === path)?.content;
    return content ? gzipSync(content).length : 0;
  };
  const entry = sizeOf(release.entry);
  const first = release.first.reduce((sum, path) => sum + sizeOf(path), entry);
  return [
    ...(entry > byteBudget.entry
      ? [`${release.entry} er ${entry} byte (gzip); grensen er ${byteBudget.entry}.`]
      : []),
    ...(first > byteBudget.first
      ? [`Det som lastes først er ${first} byte (gzip); grensen er ${byteBudget.first}.`]
      : []),
  ];
};
