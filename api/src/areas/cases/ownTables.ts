import type { OwnTable } from '../../record/ownData/ownTable';

const project = { project_id: 'project' };

/** What a person has written, answers for or has done in a case; what it is about is the case's, and others'. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Reklamasjoner og henvendelser',
    table: 'complaint',
    who: [
      ['responsible_id', 'contact'],
      ['created_by_id', 'contact'],
    ],
    told: ['id', 'name', 'status', 'created_at', 'responsible_id', 'created_by_id'],
    anonymised: 'points',
    named: project,
  },
  {
    title: 'Avvik og RUH',
    table: 'aberration',
    who: [
      ['responsible_id', 'contact'],
      ['created_by_id', 'contact'],
    ],
    told: ['id', 'title', 'status', 'created_at', 'responsible_id', 'created_by_id'],
    anonymised: 'points',
    named: project,
  },
  {
    title: 'Tiltak',
    table: 'action',
    who: [
      ['responsible_id', 'contact'],
      ['created_by_id', 'contact'],
    ],
    told: ['id', 'title', 'status', 'created_at', 'responsible_id', 'created_by_id'],
    anonymised: 'points',
    named: project,
  },
];
