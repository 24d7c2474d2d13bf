import type { ItemType } from '@byggtun/shared/contract/checklistItem';
import { addDays } from '@byggtun/shared/contract/day';
import type { Insertable } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { Random } from '../../../../record/demo/random';
import type { Some } from '../../../../record/demo/trade';

type Values = Partial<Insertable<Database['checkpoint']>>;

const lines: Some<string> = [
  'Kari Solberg og Marte Haugen',
  'Se tegning A-201',
  'Målt ved vindu mot sør',
  'Rev. C',
];
const texts: Some<string> = [
  'Alt i orden ved gjennomgang.',
  'Liten ripe ved karm, utbedres av maler før innflytting.',
  'Gjennomgått sammen med formann på stedet. Nytt bilde tas når utbedringen er gjort.',
  'Avtalt ny kontroll neste uke.',
];

/** What somebody may have answered on a day; nothing for files, which the demo has none of here. */
export const demoAnswer = (random: Random, type: ItemType, options: number, day: string): Values => {
  switch (type) {
    case 0:
      return { bool_val: random.chance(0.9) };
    case 1:
      return { string_val: random.pick(lines) };
    case 2:
      return { chosen: [random.int(1, options)] };
    case 3:
      return { chosen: [1, random.int(2, options)] };
    case 4:
      return { date_val: addDays(day, random.int(0, 14)) };
    case 5:
      return {};
    case 6:
      return { int_val: random.int(1, 12) };
    case 7:
      return { double_val: (random.int(200, 9000) / 1000).toFixed(3) };
    case 8:
      return { string_val: random.pick(texts) };
    case 9:
      return { int_val: random.chance(0.85) ? 1 : 2 };
  }
};
