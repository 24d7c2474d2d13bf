import { type Action, getAction } from '@byggtun/shared/contract/action';
import { type Comment, listComments } from '@byggtun/shared/contract/comment';

import { createReport } from '../builders/actions';
import { owned } from '../builders/owned';
import type { Ground } from './ground';
import { type PerRole, type RightsRow, seenOfContractor } from './rightsRow';

type Who = 'staff' | 'main' | 'worker' | 'colleague' | 'stranger';

/** Who reports with whom as responsible, and to whom it goes from there, each time by whose doing. */
interface Way {
  what: string;
  reporter: Who;
  responsible: Who;
  then?: readonly { to: Who; by: Who }[];
  /** Who may open it, and who of them learns of the customer. */
  see: PerRole<number>;
  learn: PerRole<boolean>;
}
const staffAlone: PerRole<boolean> = [true, true, false, false, false, false, false];
const withCompany: PerRole<boolean> = [true, true, true, true, true, false, false];
const withStranger: PerRole<boolean> = [true, true, false, false, false, true, false];

const ways: readonly Way[] = [
  {
    what: 'that staff gave the contractor',
    reporter: 'staff',
    responsible: 'worker',
    see: seenOfContractor,
    learn: withCompany,
  },
  {
    what: 'that another contractor gave the contractor',
    reporter: 'stranger',
    responsible: 'worker',
    see: [200, 200, 200, 200, 200, 200, 401],
    learn: withCompany,
  },
  {
    what: 'that the contractor reported with oneself as responsible',
    reporter: 'worker',
    responsible: 'worker',
    see: seenOfContractor,
    learn: staffAlone,
  },
  {
    what: 'that the contractor reported with a colleague as responsible',
    reporter: 'worker',
    responsible: 'colleague',
    see: seenOfContractor,
    learn: staffAlone,
  },
  {
    what: 'that the contractor reported and handed to a colleague',
    reporter: 'worker',
    responsible: 'worker',
    then: [{ to: 'colleague', by: 'worker' }],
    see: seenOfContractor,
    learn: staffAlone,
  },
  {
    what: 'that the contractor reported and their main contact handed on twice',
    reporter: 'worker',
    responsible: 'colleague',
    then: [
      { to: 'main', by: 'main' },
      { to: 'worker', by: 'main' },
    ],
    see: seenOfContractor,
    learn: staffAlone,
  },
  {
    what: 'that the contractor reported with staff as responsible',
    reporter: 'worker',
    responsible: 'staff',
    see: [200, 200, 404, 200, 404, 404, 401],
    learn: staffAlone,
  },
  {
    what: 'that the contractor reported and staff handed to the contractor',
    reporter: 'worker',
    responsible: 'staff',
    then: [{ to: 'colleague', by: 'staff' }],
    see: seenOfContractor,
    learn: withCompany,
  },
  {
    what: 'that the contractor reported and staff handed to another',
    reporter: 'worker',
    responsible: 'staff',
    then: [{ to: 'stranger', by: 'staff' }],
    see: [200, 200, 404, 200, 404, 200, 401],
    learn: withStranger,
  },
  {
    what: 'that staff handed to the contractor, who handed it to a colleague',
    reporter: 'staff',
    responsible: 'staff',
    then: [
      { to: 'worker', by: 'staff' },
      { to: 'colleague', by: 'worker' },
    ],
    see: seenOfContractor,
    learn: withCompany,
  },
];

/** Reports in an apartment with a customer, who has commented on both, and hands it on as people do. */
const walk = async ({ scene, reports }: Ground, { reporter, responsible, then = [] }: Way) => {
  const { db } = scene.app.database;
  const place = { house_id: reports.elsewhere.houseId, section_id: reports.elsewhere.sectionId };
  const made = await createReport(db, scene[responsible], {
    created_by_id: scene[reporter].id,
    project_id: reports.other,
    ...place,
  });
  await db.updateTable('aberration').set(place).where('id', '=', made.aberrationId).execute();
  for (const [at, { to, by }] of then.entries()) {
    const body = { id: made.actionId, version: at + 1, responsibleId: scene[to].id };
    const { statusCode } = await scene.call(scene[by], 'POST', '/action/save', body);
    if (statusCode !== 200) throw new Error(`not handed on: ${statusCode}`);
  }
  await db
    .insertInto('comment')
    .values([
      { ...owned('action', made.actionId), text: 'Når kommer dere?' },
      { ...owned('aberration', made.aberrationId), text: 'Når kommer dere?' },
    ])
    .execute();
  return made;
};

const person = { fullName: 'Jonas Berg', mobile: '99999935', email: 'jonas@epost.example' };
const commentsOf = (answer: unknown) =>
  (answer as Comment[]).map(({ commentedByName, commentedByEmailEkstern }) => [
    commentedByName,
    commentedByEmailEkstern,
  ]);
const said = (knows: boolean) => [knows ? ['Jonas Berg', person.email] : ['Kunden', null]];

/** Who learns of the customer of the apartment, by how a case has come to whom (the decisions, 'Who may do what'). */
export const customerRights: RightsRow[] = ways.flatMap((way): RightsRow[] => [
  {
    what: `learn of the customer of an action ${way.what}`,
    route: getAction,
    input: async (ground) => ({ params: { id: (await walk(ground, way)).actionId } }),
    statuses: way.see,
    told: (answer) => {
      const { currentCustomer, customerHidden } = (answer as { action: Action }).action;
      return [currentCustomer, customerHidden];
    },
    answers: () =>
      way.learn.map((knows) => (knows ? [{ person }, undefined] : [null, true])) as PerRole<unknown>,
  },
  {
    what: `learn of the customer by comments of an action ${way.what}`,
    route: listComments,
    input: async (ground) => ({ body: { id: (await walk(ground, way)).actionId, commentType: 2 } }),
    statuses: way.see,
    told: commentsOf,
    answers: () => way.learn.map(said) as PerRole<unknown>,
  },
  {
    what: `learn of the customer by comments of a deviation ${way.what}`,
    route: listComments,
    input: async (ground) => ({ body: { id: (await walk(ground, way)).aberrationId, commentType: 1 } }),
    statuses: way.see,
    told: commentsOf,
    answers: () => way.learn.map(said) as PerRole<unknown>,
  },
]);
