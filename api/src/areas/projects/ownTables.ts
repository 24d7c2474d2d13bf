import type { OwnTable } from '../../record/ownData/ownTable';

const project = { project_id: 'project' };

/** What ties a person to projects and sites. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Favoritter',
    table: 'project_favourite',
    who: [['contact_person_id', 'contact']],
    told: [],
    anonymised: 'deleted',
    named: project,
  },
  {
    title: 'Siste prosjekter',
    table: 'recent_project',
    who: [['contact_person_id', 'contact']],
    told: ['opened_at'],
    anonymised: 'deleted',
    named: project,
    titles: { opened_at: 'Åpnet' },
  },
  {
    title: 'Sikkerhetsinstrukser du har åpnet',
    table: 'psi_opening',
    who: [['person_id', 'person']],
    told: ['opened_at'],
    anonymised: 'deleted',
    named: project,
    titles: { opened_at: 'Åpnet' },
  },
  {
    title: 'Sikkerhetsinstrukser du har bekreftet',
    table: 'psi_agreement',
    who: [['person_id', 'person']],
    told: ['confirmed_on'],
    anonymised: 'points',
    named: project,
    titles: { confirmed_on: 'Bekreftet' },
  },
  {
    title: 'Oversiktslister',
    table: 'site_day',
    who: [
      ['person_id', 'person'],
      ['email', 'email'],
    ],
    told: ['day', 'name', 'birth_date', 'hms_card_number', 'employer', 'first_in', 'last_out'],
    anonymised: 'kept',
    address: { column: 'email', onceFor: ['project_id', 'day'] },
    named: project,
    titles: { day: 'Dag', employer: 'Arbeidsgiver', first_in: 'Første inn', last_out: 'Siste ut' },
  },
  {
    title: 'Inn- og utpasseringer',
    table: 'infotech_event',
    who: [['email', 'email']],
    told: ['direction', 'project_ids', 'occurred_at'],
    anonymised: 'kept',
    address: { column: 'email' },
    titles: { direction: 'Retning', occurred_at: 'Tid', project_ids: 'Prosjekter (nr.)' },
  },
];
