import type { OwnTable } from './ownTable';
import { personTables } from './personTables';

/** What the floors below the areas store of a person; what the areas do stands in their `ownTables`. */
export const recordTables: readonly OwnTable[] = [
  ...personTables,
  {
    title: 'Prosjekter du leder eller har ansvar i',
    table: 'project',
    who: [
      ['responsible_id', 'contact'],
      ['sc_id', 'contact'],
      ['qa_id', 'contact'],
    ],
    told: ['name'],
    anonymised: 'points',
  },
  {
    title: 'Prosjekter du arbeider på',
    table: 'project_member',
    who: [['contact_person_id', 'contact']],
    told: [],
    anonymised: 'deleted',
    named: { project_id: 'project' },
  },
  {
    title: 'Kommentarer',
    table: 'comment',
    who: [['created_by_id', 'contact']],
    told: ['id', 'owner_kind', 'owner_id', 'text', 'created_at'],
    anonymised: 'points',
  },
  {
    title: 'Kommentarer der du er nevnt',
    table: 'comment_tag',
    who: [['contact_person_id', 'contact']],
    told: ['comment_id'],
    anonymised: 'points',
  },
  {
    title: 'Endringer i saker',
    table: 'journal',
    who: [['created_by_id', 'contact']],
    told: ['owner_kind', 'owner_id', 'field', 'from_value', 'to_value', 'created_at'],
    anonymised: 'points',
  },
  {
    title: 'Vedlegg',
    table: 'attachment',
    who: [['created_by_id', 'contact']],
    told: ['file_name', 'content_type', 'size', 'created_at', 'owner_kind', 'owner_id'],
    anonymised: 'points',
  },
  {
    title: 'Vedlegg du har åpnet',
    table: 'attachment_ticket',
    who: [['person_id', 'person']],
    told: ['buffer_guid', 'expires_at'],
    anonymised: 'deleted',
  },
];
