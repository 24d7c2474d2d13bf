import { type Action, getAction } from '@byggtun/shared/contract/action';
import { type Comment, listComments } from '@byggtun/shared/contract/comment';

import { createReport } from '../../../../testing/builders/actions';
import { owned } from '../../../../testing/builders/owned';
import type { Ground } from '../../../../testing/rights/ground';
import {
  ofContractor,
  ofStaff,
  type PerRole,
  perRole,
  type RightsRow,
  seenOfContractor,
  seenOfDeveloper,
  signedIn,
} from '../../../../testing/rights/rightsRow';

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
const staff: PerRole<boolean> = { ...perRole(() => false), ...ofStaff(true) };
const withCompany: PerRole<boolean> = { ...staff, ...ofContractor(true) };
const withStranger: PerRole<boolean> = { ...staff, 'other company': true };

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
    see: signedIn,
    learn: withCompany,
  },
  {
    what: 'that the contractor reported with oneself as responsible',
    reporter: 'worker',
    responsible: 'worker',
    see: seenOfContractor,
    learn: staff,
  },
  {
    what: 'that the contractor reported with a colleague as responsible',
    reporter: 'worker',
    responsible: 'colleague',
    see: seenOfContractor,
    learn: staff,
  },
  {
    what: 'that the contractor reported and handed to a colleague',
    reporter: 'worker',
    responsible: 'worker',
    then: [{ to: 'colleague', by: 'worker' }],
    see: seenOfContractor,
    learn: staff,
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
    learn: staff,
  },
  {
    what: 'that the contractor reported with staff as responsible',
    reporter: 'worker',
    responsible: 'staff',
    see: { ...seenOfDeveloper, 'contractor responsible': 200 },
    learn: staff,
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
    see: { ...signedIn, 'contractor main contact': 404, 'contractor colleague': 404 },
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
const walk = async ({ scene, sites }: Ground, { reporter, responsible, then = [] }: Way) => {
  const { db } = scene.app.database;
  const place = { house_id: sites.elsewhere.houseId, section_id: sites.elsewhere.sectionId };
  const made = await createReport(db, scene[responsible], {
    created_by_id: scene[reporter].id,
    project_id: sites.other,
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
    answers: () => perRole((role) => (way.learn[role] ? [{ person }, undefined] : [null, true])),
  },
  {
    what: `learn of the customer by comments of an action ${way.what}`,
    route: listComments,
    input: async (ground) => ({ body: { id: (await walk(ground, way)).actionId, commentType: 2 } }),
    statuses: way.see,
    told: commentsOf,
    answers: () => perRole((role) => said(way.learn[role])),
  },
  {
    what: `learn of the customer by comments of a deviation ${way.what}`,
    route: listComments,
    input: async (ground) => ({ body: { id: (await walk(ground, way)).aberrationId, commentType: 1 } }),
    statuses: way.see,
    told: commentsOf,
    answers: () => perRole((role) => said(way.learn[role])),
  },
]);
