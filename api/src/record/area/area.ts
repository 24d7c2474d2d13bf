import type { SettingKey } from '@byggtun/shared/contract/setting';
import type { FastifyInstance } from 'fastify';

import type { Migrations } from '../../core/database/migrate';
import type { OwnerKind } from '../attachment/ownerKind';
import type { BadgeSource } from '../badge/badgeSource';
import type { CaseKind } from '../case/caseKind';
import type { OpenWorkSource } from '../case/openWork';
import type { AreaDemo } from '../demo/demoPart';
import type { ExportSource } from '../export/exportSource';
import type { OwnTable } from '../ownData/ownTable';
import type { SettingSource } from '../setting/settingSource';

/** Serves calls. */
export type Register = (app: FastifyInstance) => void;

/** Begins work that goes on beside the calls; answers how it is ended, when what is under way is done. */
export type Job = (app: FastifyInstance) => () => Promise<void>;

/** What an area brings along, as data, so that all of it is checked against contract and other areas before serving (`collect`). */
export interface Area {
  /** As the browser's package is called: `cases` for `mf-cases`. */
  name: string;
  routes: readonly Register[];
  /** Pages beside the embedded provider's own, below `/oidc`; there are none with an external authority. */
  signInPages?: readonly Register[];
  /** Kinds of record that can have comments and attachments. */
  kinds?: readonly CaseKind[];
  /** Kinds of record that can have attachments alone. */
  owners?: readonly OwnerKind[];
  /** Lists that can be had as a file, by the name that the browser's list asks for. */
  exports?: Readonly<Record<string, ExportSource>>;
  badges?: BadgeSource;
  /** Kinds of record with a responsible: what is open moves when that person is deactivated. */
  openWork?: readonly OpenWorkSource[];
  /** Settings of a person that are kept by the area itself. */
  settings?: Readonly<Partial<Record<SettingKey, SettingSource>>>;
  /** What its tables store of a person, by what each is called in 'Mine data' (docs/product/profile.md#own-data). */
  ownTables?: readonly OwnTable[];
  jobs?: readonly Job[];
  /** Of its own tables, by the time of their making: `{ '2027-02-01T0800-checks': checks }`. */
  migrations?: Migrations;
  /** What shows it in a portal that is tried out (docs/decisions/demo-data.md). */
  demo?: AreaDemo;
}
