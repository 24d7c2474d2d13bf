import type { OwnTable } from './ownTable';

const project = { project_id: 'project' };

/** What a person has written, answers for or has done in a case; what it is about is the case's, and others'. */
export const caseTables: readonly OwnTable[] = [
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
  {
    title: 'Egenkontroller',
    table: 'schedule',
    who: [
      ['responsible_id', 'contact'],
      ['completed_by_id', 'contact'],
    ],
    told: ['id', 'process_name', 'completed_at', 'responsible_id', 'completed_by_id'],
    anonymised: 'points',
    named: project,
  },
  {
    title: 'Sjekkpunkter i egenkontroller',
    table: 'activity',
    who: [
      ['done_by_id', 'contact'],
      ['commented_by_id', 'contact'],
    ],
    told: ['id', 'name', 'done_at', 'done_by_id', 'commented_by_id'],
    anonymised: 'points',
    named: project,
  },
  {
    title: 'Sjekklister',
    table: 'checklist',
    who: [
      ['responsible_id', 'contact'],
      ['created_by_id', 'contact'],
      ['updated_by_id', 'contact'],
      ['completed_by_id', 'contact'],
    ],
    told: ['id', 'created_at', 'updated_at', 'completed_at', 'responsible_id', 'created_by_id'],
    anonymised: 'points',
    named: { ...project, template_id: 'checklist_template' },
  },
  {
    title: 'Svar i sjekklister',
    table: 'checkpoint',
    who: [['updated_by_id', 'contact']],
    told: ['id', 'checklist_id', 'string_val', 'updated_at'],
    anonymised: 'points',
    named: project,
  },
  {
    title: 'Signaturer i sjekklister',
    table: 'checklist_signature',
    who: [['created_by_id', 'contact']],
    told: ['checklist_id', 'full_name', 'drawing', 'created_at'],
    anonymised: 'kept',
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
  {
    title: 'Dokumenter',
    table: 'revision',
    who: [['author_id', 'contact']],
    told: ['document_id', 'number', 'comment', 'created_at'],
    anonymised: 'points',
    named: project,
  },
];
