import type { OwnTable } from '../../record/ownData/ownTable';

const project = { project_id: 'project' };

/** What a person has uploaded or written, and the meetings that they were in. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Dokumenter',
    table: 'revision',
    who: [['author_id', 'contact']],
    told: ['document_id', 'number', 'comment', 'created_at'],
    anonymised: 'points',
    named: project,
    titles: { comment: 'Kommentar', document_id: 'Dokument (nr.)', number: 'Nr.' },
  },
  {
    title: 'Møtereferater du har skrevet',
    table: 'minute',
    who: [['author_id', 'contact']],
    told: ['number', 'name', 'type'],
    anonymised: 'points',
    named: project,
    titles: { number: 'Nr.', type: 'Type' },
  },
  {
    title: 'Møter du var med i, eller fikk referatet fra',
    table: 'minute_person',
    who: [['contact_person_id', 'contact']],
    told: ['minute_id'],
    anonymised: 'points',
    named: { minute_id: 'minute' },
    titles: { minute: 'Møte', minute_id: 'Referat (nr.)' },
  },
  {
    title: 'Punkter i møtereferater som du har ansvar for',
    table: 'minute_registration',
    who: [['responsible_id', 'contact']],
    told: ['heading', 'text'],
    anonymised: 'points',
    named: { minute_id: 'minute' },
    titles: { heading: 'Overskrift', minute: 'Møte' },
  },
];
