import { randomUUID } from 'node:crypto';

import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../core/time/today';
import { createAberrationType } from './builders/actions';
import { createProject } from './builders/cases';
import type { TestContact } from './builders/people';
import { createPlace, joinProject } from './builders/places';
import type { Scene } from './builders/scene';

/** What reports need, and how they are sent: a contractor's project with staff, one not theirs, types of deviation and RUH, a location. */
export const reportCalls = async ({ app, call, worker, colleague, staff }: Scene) => {
  const { db } = app.database;
  const project = await createProject(db, { name: 'Åsgård terrasse', responsible_id: staff.id });
  const other = await createProject(db, { name: 'Bakken' });
  await joinProject(db, project, worker.companyId);
  const place = await createPlace(db, project);
  const elsewhere = await createPlace(db, other);
  const type = await createAberrationType(db, 1);
  const ruhType = await createAberrationType(db, 2);
  const location = await db
    .insertInto('aberration_location')
    .values({ name: 'Heissjakt' })
    .returning('id')
    .executeTakeFirstOrThrow();

  /** A deviation that the contractor's people and staff may send, for the colleague. */
  const reportOf = (changes: object = {}) => ({
    id: -1,
    category: 1,
    requestId: randomUUID(),
    title: 'Åpen sjakt',
    description: 'Rekkverket foran sjakten er tatt ned.',
    aberrationTypeId: type.id,
    aberrationCauseId: type.causeId,
    severity: 1,
    registrated: today(),
    responsible: colleague.id,
    timeLimit: addDays(today(), 14),
    projTable: project,
    projPhase: place.houseId,
    projSectionId: place.sectionId,
    location: location.id,
    ...changes,
  });
  const ruhOf = (changes: object = {}) =>
    reportOf({ category: 2, aberrationTypeId: ruhType.id, aberrationCauseId: ruhType.causeId, ...changes });
  return {
    project,
    other,
    place,
    elsewhere,
    type,
    ruhType,
    location: location.id,
    reportOf,
    ruhOf,
    send: (who: TestContact | undefined, changes: object = {}) =>
      call(who, 'POST', '/aberration/insertupdate', reportOf(changes)),
    sendRuh: (who: TestContact | undefined, changes: object = {}) =>
      call(who, 'POST', '/ruh/insertupdate', ruhOf(changes)),
  };
};
