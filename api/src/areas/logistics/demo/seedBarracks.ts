import { addDays } from '@byggtun/shared/contract/day';
import type { Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { DemoTime } from '../../../record/demo/demoPart';
import { insertRows } from '../../../record/demo/insertRows';
import { createRandom } from '../../../record/demo/random';
import { sleepers } from './sleepers';

const roomsEach = 12;

/** The project with barracks in two places. */
const withTwo = 'Lillestrøm brygge';

/** The barracks of a project: what each is called, where it stands and the number before its first room. */
const barracksOf = (name: string) => [
  { name: `Boligrigg ${name}`, location: 'Innenfor hovedporten, andre etasje', before: 200 },
  ...(name === withTwo
    ? [{ name: `Boligrigg ${name} sør`, location: 'Ved kaia, bak betongblanderiet', before: 100 }]
    : []),
];

const insertBarracks = async (transaction: Transaction<Database>) => {
  const random = createRandom(8);
  const projects = await transaction
    .selectFrom('project')
    .where('has_barrack', '=', true)
    .select(['id', 'name', 'responsible_id'])
    .orderBy('id')
    .execute();
  for (const { id, name: projectName, responsible_id } of projects)
    for (const { name, location, before } of barracksOf(projectName)) {
      const barrack = await transaction
        .insertInto('barrack')
        .values({
          project_id: id,
          name,
          location,
          responsible_id,
          door_code: String(random.int(1000, 9999)),
          wifi_password: `rigg-${random.int(100_000, 999_999)}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rooms = Array.from({ length: roomsEach }, (_, index) => ({
        barrack_id: barrack.id,
        name: `Rom ${before + 1 + index}`,
      }));
      await insertRows(transaction, 'barrack_room', rooms);
    }
};

/** The barracks of the sites that have some, with rooms, and who sleeps there: some tonight, some in two weeks. */
export const seedBarracks = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  await insertBarracks(transaction);
  for (const { email, project, room } of sleepers) {
    const nights = [
      { from_date: addDays(day, -2), to_date: addDays(day, 5) },
      { from_date: addDays(day, 14), to_date: addDays(day, 18) },
    ];
    for (const stay of nights)
      await transaction
        .insertInto('barrack_booking')
        .columns(['room_id', 'contact_person_id', 'created_by_id', 'from_date', 'to_date'])
        .expression((eb) =>
          eb
            .selectFrom('person')
            .innerJoin('project', (join) => join.on('project.name', '=', project))
            .innerJoin('barrack', 'barrack.project_id', 'project.id')
            .innerJoin('barrack_room', 'barrack_room.barrack_id', 'barrack.id')
            .where('person.email', '=', email)
            .where('barrack_room.name', '=', `Rom ${200 + room}`)
            .select((of) => [
              'barrack_room.id',
              'person.active_contact_person_id',
              'person.active_contact_person_id as created_by_id',
              of.cast<string>(of.val(stay.from_date), 'date').as('from_date'),
              of.cast<string>(of.val(stay.to_date), 'date').as('to_date'),
            ]),
        )
        .execute();
  }
};
