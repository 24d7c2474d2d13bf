import { aberrationTexts, dateProblems } from '@byggtun/shared/contract/aberrationForm';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { today } from '../../../core/time/today';
import { isVisibleProject } from '../../../record/place/requireProject';
import type { ReportInput } from './aberrationInput';

type Problem = Promise<{ [Field in keyof ReportInput]?: string[] } | undefined>;
type Check = (db: Kysely<Database>, input: ReportInput, actor: Actor) => Problem;

const checkType: Check = async (db, { category, aberrationTypeId }) => {
  const found = await db
    .selectFrom('aberration_type')
    .where('id', '=', aberrationTypeId)
    .where('category', '=', category)
    .select('id')
    .executeTakeFirst();
  return found ? undefined : { aberrationTypeId: [aberrationTexts.wrongType] };
};

const checkCause: Check = async (db, { aberrationTypeId, aberrationCauseId }) => {
  if (aberrationCauseId === null) return undefined;
  const found = await db
    .selectFrom('aberration_cause')
    .where('id', '=', aberrationCauseId)
    .where('aberration_type_id', '=', aberrationTypeId)
    .select('id')
    .executeTakeFirst();
  return found ? undefined : { aberrationCauseId: [aberrationTexts.wrongCause] };
};

const checkLocation: Check = async (db, { location }) => {
  if (location === null) return undefined;
  const found = await db
    .selectFrom('aberration_location')
    .where('id', '=', location)
    .select('id')
    .executeTakeFirst();
  return found ? undefined : { location: [aberrationTexts.wrongLocation] };
};

const checkProject: Check = async (db, { projTable }, actor) =>
  (await isVisibleProject(db, actor, projTable)) ? undefined : { projTable: [aberrationTexts.wrongProject] };

const checkBuilding: Check = async (db, { projTable, projPhase }) => {
  if (projPhase === null) return undefined;
  const found = await db
    .selectFrom('house')
    .where('id', '=', projPhase)
    .where('project_id', '=', projTable)
    .select('id')
    .executeTakeFirst();
  return found ? undefined : { projPhase: [aberrationTexts.wrongBuilding] };
};

const checkSection: Check = async (db, { projPhase, projSectionId }) => {
  if (projSectionId === null) return undefined;
  const found = await db
    .selectFrom('section')
    .where('id', '=', projSectionId)
    .where('house_id', '=', projPhase)
    .select('id')
    .executeTakeFirst();
  return found ? undefined : { projSectionId: [aberrationTexts.wrongSection] };
};

const checks = [checkType, checkCause, checkLocation, checkProject, checkBuilding, checkSection];

/** What is wrong with a report, by field: dates, and choices that don't belong together. Empty when nothing is. */
export const reportProblems = async (
  db: Kysely<Database>,
  input: ReportInput,
  actor: Actor,
): Promise<Record<string, string[]>> => {
  const problems: Record<string, string[]> = dateProblems(input, today());
  for (const check of checks) Object.assign(problems, await check(db, input, actor));
  return problems;
};
