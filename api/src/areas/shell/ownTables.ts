import type { OwnTable } from '../../record/ownData/ownTable';

/** What a person has set in the frame around the areas. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Innstillinger',
    table: 'person_setting',
    who: [['person_id', 'person']],
    told: ['key', 'value'],
    anonymised: 'deleted',
    titles: { key: 'Innstilling', value: 'Verdi' },
  },
];
