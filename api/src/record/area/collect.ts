import { type CommentType, numberedType } from '@byggtun/shared/contract/comment';
import { declaredName } from '@byggtun/shared/contract/name';
import type { SettingKey } from '@byggtun/shared/contract/setting';
import { badgeCounts } from '@byggtun/shared/contract/user';

import type { OwnerKind } from '../attachment/ownerKind';
import type { BadgeSource } from '../badge/badgeSource';
import type { CaseKind } from '../case/caseKind';
import type { OpenWorkSource } from '../case/openWork';
import { demoGround } from '../demo/ground/demoGround';
import type { ExportSource } from '../export/exportSource';
import type { OwnTable } from '../ownData/ownTable';
import { recordTables } from '../ownData/recordTables';
import type { SettingSource } from '../setting/settingSource';
import type { Area } from './area';

/** What all areas have declared, by the names under which it is asked for. */
export interface Registers {
  /** As comments call them. */
  kinds: ReadonlyMap<CommentType, CaseKind>;
  /** All that attachments can belong to, but comments; by type. */
  owners: ReadonlyMap<string, OwnerKind>;
  exports: ReadonlyMap<string, ExportSource>;
  badges: readonly BadgeSource[];
  settings: ReadonlyMap<SettingKey, SettingSource>;
  openWork: readonly OpenWorkSource[];
  /** Every place where something is stored of a person; `ownData.test` holds it against the database. */
  ownTables: readonly OwnTable[];
}

type Entry<Key, Value> = readonly [Key, Value];

/** @throws Error when two areas declare the same */
const mapOf = <Key, Value>(what: string, entries: readonly Entry<Key, Value>[]): ReadonlyMap<Key, Value> => {
  const map = new Map<Key, Value>();
  for (const [key, value] of entries) {
    if (map.has(key)) throw new Error(`Two areas declare the ${what} '${String(key)}'.`);
    map.set(key, value);
  }
  return map;
};

/** @throws Error when nobody declares what the contract promises */
const requireAll = (what: string, promised: readonly unknown[], declared: ReadonlyMap<unknown, unknown>) => {
  const missing = promised.filter((key) => !declared.has(key));
  if (missing.length > 0) throw new Error(`No area declares the ${what} ${missing.join(', ')}.`);
};

/** @throws Error when a name is not one that the contract lets through */
const requireNames = (what: string, names: readonly string[]) => {
  const wrong = names.find((name) => !declaredName.safeParse(name).success);
  if (wrong !== undefined)
    throw new Error(`The ${what} '${wrong}' has no name of letters from a small one on.`);
};

const entriesOf = <Value>(declared: Readonly<Partial<Record<string, Value>>> = {}) =>
  Object.entries(declared).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));

/**
 * Gathers what the areas declare.
 * @throws Error when two areas declare the same or by a wrong name, or when nobody declares what the contract promises
 */
export const collect = (areas: readonly Area[]): Registers => {
  mapOf(
    'area',
    areas.map(({ name }) => [name, name] as const),
  );
  const kinds = mapOf(
    'kind',
    areas.flatMap(({ kinds: own = [] }) =>
      own.map((kind): Entry<CommentType, CaseKind> => [kind.commentType ?? kind.type, kind]),
    ),
  );
  const owners = mapOf(
    'owner',
    [...kinds.values(), ...areas.flatMap((area) => area.owners ?? [])].map(
      (owner): Entry<string, OwnerKind> => [owner.type, owner],
    ),
  );
  const exports = mapOf(
    'export',
    areas.flatMap((area) => entriesOf(area.exports)),
  );
  const settings = mapOf(
    'setting',
    areas.flatMap((area) => entriesOf(area.settings)),
  );
  const badges = areas.flatMap((area) => (area.badges ? [area.badges] : []));
  const names = mapOf(
    'badge',
    badges.flatMap((source) => source.names.map((name) => [name, source] as const)),
  );
  requireNames(
    'kind',
    [...kinds.values()].map(({ type }) => type),
  );
  const openWork = mapOf(
    'open work of the kind',
    areas.flatMap(({ openWork: own = [] }) => own.map((source) => [source.type, source] as const)),
  );
  const ownTables = mapOf(
    'own data',
    [...recordTables, ...areas.flatMap((area) => area.ownTables ?? [])].map(
      (table) => [table.title, table] as const,
    ),
  );
  mapOf(
    'demo data',
    [demoGround, ...areas.flatMap(({ demo }) => [...(demo?.rows ?? []), ...(demo?.files ?? [])])].map(
      ({ name }) => [name, name] as const,
    ),
  );
  requireNames('export', [...exports.keys()]);
  requireNames('badge', [...names.keys()]);
  requireAll(
    'kind',
    numberedType.options.map(({ value }) => value),
    kinds,
  );
  requireAll('badge', Object.keys(badgeCounts.shape), names);
  return {
    kinds,
    owners,
    exports,
    badges,
    openWork: [...openWork.values()],
    ownTables: [...ownTables.values()],
    settings: settings as ReadonlyMap<SettingKey, SettingSource>,
  };
};
