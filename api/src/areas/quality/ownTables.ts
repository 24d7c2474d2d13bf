import type { OwnTable } from '../../record/ownData/ownTable';

const project = { project_id: 'project' };

/** What a person answers for, has ticked off, answered or signed in self-checks and checklists. */
export const ownTables: readonly OwnTable[] = [
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
    titles: { completed_at: 'Fullført', completed_by_id: 'Fullført av', process_name: 'Prosess' },
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
    titles: { commented_by_id: 'Kommentert av', done_at: 'Utført', done_by_id: 'Utført av' },
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
    titles: { checklist_template: 'Mal', completed_at: 'Fullført', updated_at: 'Endret' },
  },
  {
    title: 'Svar i sjekklister',
    table: 'checkpoint',
    who: [['updated_by_id', 'contact']],
    told: ['id', 'checklist_id', 'string_val', 'updated_at'],
    anonymised: 'points',
    named: project,
    titles: { checklist_id: 'Sjekkliste (nr.)', string_val: 'Svar', updated_at: 'Endret' },
  },
  {
    title: 'Signaturer i sjekklister',
    table: 'checklist_signature',
    who: [['created_by_id', 'contact']],
    told: ['checklist_id', 'full_name', 'drawing', 'created_at'],
    anonymised: 'kept',
    titles: { checklist_id: 'Sjekkliste (nr.)', drawing: 'Tegning', full_name: 'Navn' },
  },
];
