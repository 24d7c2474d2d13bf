import type { Migrations } from './migrate';

/** The time of its making, to the minute, and what it brings. */
const wellNamed = /^\d{4}-\d{2}-\d{2}T\d{4}-[a-z0-9-]+$/;

/**
 * The migrations of many folders as one history.
 * @param first those that came before names were times; they run before all others
 * @throws Error when a name is no time with a word, or when two folders have the same: one of them would never run
 */
export function mergeMigrations(first: Migrations, ...folders: readonly Migrations[]): Migrations {
  const all: Record<string, Migrations[string]> = { ...first };
  for (const [name, migration] of folders.flatMap(Object.entries<Migrations[string]>)) {
    if (!wellNamed.test(name)) throw new Error(`The migration '${name}' is not called by its time.`);
    if (all[name]) throw new Error(`There are two migrations '${name}'.`);
    all[name] = migration;
  }
  return all;
}
