import { randomUUID } from 'node:crypto';

import { addDays } from '@byggtun/shared/contract/day';

import { today } from '../../../core/time/today';
import { createAberrationType } from '../../../testing/builders/actions';
import type { TestContact } from '../../../testing/builders/people';
import type { Scene } from '../../../testing/builders/scene';
import { createTwoProjects } from '../../../testing/builders/twoProjects';

/**
 * What reports need, and how they are sent: types of deviation and RUH, and a location.
 * @param sites where they are reported
 */
export const reportCalls = async (scene: Scene, sites?: Awaited<ReturnType<typeof createTwoProjects>>) => {
  const { app, call, colleague } = scene;
  const { db } = app.database;
  const { project, place, ...others } = sites ?? (await createTwoProjects(scene));
  const type = await createAberrationType(db, 1);
  const ruhType = await createAberrationType(db, 2);
  const location = await db
    .insertInto('aberration_location')
    .values({ name: 'Heissjakt' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: 'Heissjakt' }))
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
    place,
    ...others,
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
