import { readdirSync } from 'node:fs';

import type { Route } from '@byggtun/shared/contract/route';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'answer' in value;

const contract = new URL('../../../shared/src/contract/', import.meta.url);

/** Every route that the contract declares, by its name. */
export const contractRoutes = async (): Promise<[string, Route][]> => {
  const names = readdirSync(contract).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);
  const modules = await Promise.all(
    // Written in this way, a bundle of the tests holds them all.
    names.map((name) => import(`../../../shared/src/contract/${name}.ts`) as Promise<object>),
  );
  return modules.flatMap((exported) =>
    Object.entries(exported).filter((entry): entry is [string, Route] => isRoute(entry[1])),
  );
};
