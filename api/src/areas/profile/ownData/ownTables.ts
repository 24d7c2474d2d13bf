import { caseTables } from './caseTables';
import type { OwnTable } from './ownTable';
import { personTables } from './personTables';
import { projectTables } from './projectTables';

/** Every place where something is stored of a person, of all areas; `ownData.test` holds it against the database. */
export const ownTables: readonly OwnTable[] = [...personTables, ...projectTables, ...caseTables];
