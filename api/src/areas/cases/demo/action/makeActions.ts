import { type Severity, treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { instantOf } from '../../../../record/demo/instantOf';
import type { Random } from '../../../../record/demo/random';
import type { Some } from '../../../../record/demo/trade';
import { aberrationTexts, openTexts, treatedTexts } from './aberrationTexts';
import { aberrationLocations, aberrationTypes, type DemoAberrationType } from './aberrationTypes';
import { type ActionDraft, makeDrafts } from './actionDrafts';
import type { ActionPerson } from './findActionGround';

/** Deviations and RUH with their actions and what happened to them, ready to insert. */
export interface DemoActions {
  types: Insertable<Database['aberration_type']>[];
  causes: (Insertable<Database['aberration_cause']> & { id: number })[];
  locations: (Insertable<Database['aberration_location']> & { id: number })[];
  aberrations: Insertable<Database['aberration']>[];
  actions: Insertable<Database['action']>[];
  journal: Insertable<Database['journal']>[];
  comments: Insertable<Database['comment']>[];
}

const firstId = 5001;

const textOf = (random: Random, severity: Severity | undefined) => {
  const all = aberrationTypes.flatMap((type) =>
    (aberrationTexts[type.id] ?? []).map((text) => ({ type, text })),
  );
  const [first, ...others] = all.filter(({ text }) => severity === undefined || text[2] === severity);
  if (!first) throw new Error(`Nothing is reported with severity ${severity}`);
  return random.pick([first, ...others]);
};

/** Who can have reported it: the people of the companies that take part in the project. */
const reportersOf = (people: readonly ActionPerson[], projectId: number): Some<ActionPerson> => {
  const [first, ...others] = people.filter(({ places }) => places.some((one) => one.projectId === projectId));
  if (!first) throw new Error(`Nobody takes part in project ${projectId}`);
  return [first, ...others];
};

const makeLookups = (): Pick<DemoActions, 'types' | 'causes' | 'locations'> => ({
  types: aberrationTypes.map(({ id, category, name }) => ({ id, category, name })),
  causes: aberrationTypes
    .flatMap(({ id, causes }) => causes.map((name) => ({ aberration_type_id: id, name })))
    .map((cause, index) => ({ id: index + 1, ...cause })),
  locations: aberrationLocations.map((name, index) => ({ id: index + 1, name })),
});

/** What happened to an action: when it was registered, treated, and last spoken of. */
const momentsOf = (random: Random, today: string, { age, status, severity }: ActionDraft) => {
  const registered = addDays(today, -age);
  const isTreated = status === treatedStatus;
  const later = isTreated ? random.int(1, Math.min(20, age - 1)) : 1;
  const createdAt = instantOf(registered, random.int(0, 300));
  const lastAt = instantOf(addDays(registered, later), random.int(301, 420));
  const isSaid = isTreated || (severity === undefined && random.chance(0.5));
  return { registered, createdAt, treatedAt: isTreated ? lastAt : null, saidAt: isSaid ? lastAt : null };
};

const addTrail = (
  made: DemoActions,
  random: Random,
  id: number,
  responsibleId: number,
  { treatedAt, saidAt }: ReturnType<typeof momentsOf>,
) => {
  const by = { owner_kind: 'action' as const, owner_id: id, created_by_id: responsibleId };
  if (treatedAt)
    made.journal.push({
      ...by,
      created_at: treatedAt,
      field: 'status',
      from_value: 1,
      to_value: treatedStatus,
    });
  if (saidAt)
    made.comments.push({
      ...by,
      text: random.pick(treatedAt ? treatedTexts : openTexts),
      recipient_type: 3,
      created_at: saidAt,
    });
};

/** Makes the reports with an action each; ids follow the days. */
export const makeActions = (random: Random, today: string, people: readonly ActionPerson[]): DemoActions => {
  const made: DemoActions = { ...makeLookups(), aberrations: [], actions: [], journal: [], comments: [] };
  const causeOf = ({ id }: DemoAberrationType, name: string) =>
    made.causes.find((cause) => cause.aberration_type_id === id && cause.name === name)?.id ?? null;
  for (const [index, draft] of makeDrafts(random, people).entries()) {
    const id = firstId + index;
    const { responsible, status } = draft;
    const { type, text } = textOf(random, draft.severity);
    const [cause, location, severity, title, description] = text;
    const place = random.pick(responsible.places);
    const moments = momentsOf(random, today, draft);
    const { registered, createdAt, treatedAt, saidAt } = moments;
    const both = {
      id,
      title,
      description,
      status,
      severity,
      deadline: addDays(registered, 14),
      project_id: place.projectId,
      house_id: place.houseId,
      section_id: random.chance(0.6) ? place.sectionId : null,
      responsible_id: responsible.id,
      company_id: responsible.companyId,
      created_by_id: random.pick(reportersOf(people, place.projectId)).id,
      created_at: createdAt,
      updated_at: saidAt ?? createdAt,
    };
    made.aberrations.push({
      ...both,
      category: type.category,
      aberration_type_id: type.id,
      aberration_cause_id: causeOf(type, cause),
      aberration_location_id: made.locations.find(({ name }) => name === location)?.id ?? null,
      registrated: registered,
    });
    made.actions.push({ ...both, aberration_id: id, completed_at: treatedAt, version: treatedAt ? 2 : 1 });
    addTrail(made, random, id, responsible.id, moments);
  }
  return made;
};
