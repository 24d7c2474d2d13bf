import type { Insertable, Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { insertRows } from '../../../record/demo/insertRows';
import { createRandom, type Random } from '../../../record/demo/random';
import { demoChanges, demoColours, demoOptions } from './demoChoices';

const rooms = ['Entré', 'Stue', 'Kjøkken', 'Soverom 1', 'Soverom 2'] as const;

/** Where nothing is chosen yet: the projects whose apartments are not for sale. */
const phasesWithoutChoices = ['Forprosjekt', 'Detaljprosjekt'];

const optionsOf = (random: Random, section_id: number): Insertable<Database['section_option']>[] => {
  const some = <T>(from: readonly [T, ...T[]], most: number) => [
    ...new Set(Array.from({ length: random.int(0, most) }, () => random.pick(from))),
  ];
  const write = (is_change: boolean, chosen: (typeof demoOptions)[number][]) =>
    chosen.map(([phase, code, name, price, most]) => ({
      section_id,
      phase,
      code,
      name,
      is_change,
      quantity: random.int(1, most),
      price,
    }));
  return [...write(false, some(demoOptions, 6)), ...write(true, some(demoChanges, 2))];
};

const coloursOf = (random: Random, section_id: number): Insertable<Database['section_colour']>[] =>
  rooms
    .filter(() => random.chance(0.7))
    .flatMap((room) => {
      const [colour_code, colour_name] = random.pick(demoColours);
      const walls = { section_id, room, surface: 'Vegg', colour_code, colour_name };
      const [ceilingCode, ceilingName] = demoColours[0];
      const ceiling = { ...walls, surface: 'Himling', colour_code: ceilingCode, colour_name: ceilingName };
      return random.chance(0.8) ? [walls, ceiling] : [walls];
    });

/** What customers have chosen for their apartments; some have chosen nothing. */
export const seedChoices = async (transaction: Transaction<Database>): Promise<void> => {
  const sections = await transaction
    .selectFrom('section')
    .innerJoin('house', 'house.id', 'section.house_id')
    .innerJoin('project', 'project.id', 'house.project_id')
    .where('project.status', 'not in', phasesWithoutChoices)
    .select('section.id')
    .orderBy('section.id')
    .execute();
  const random = createRandom(9);
  const options = sections.flatMap(({ id }) => (random.chance(0.75) ? optionsOf(random, id) : []));
  const colours = sections.flatMap(({ id }) => (random.chance(0.7) ? coloursOf(random, id) : []));
  await insertRows(transaction, 'section_option', options);
  await insertRows(transaction, 'section_colour', colours);
};
