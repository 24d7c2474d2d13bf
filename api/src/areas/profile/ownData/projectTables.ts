import type { OwnTable } from './ownTable';

const project = { project_id: 'project' };

/** What ties a person to projects and sites. */
export const projectTables: readonly OwnTable[] = [
  {
    title: 'Prosjekter du leder eller har ansvar i',
    table: 'project',
    who: [
      ['responsible_id', 'contact'],
      ['sc_id', 'contact'],
      ['qa_id', 'contact'],
    ],
    told: ['name'],
  },
  {
    title: 'Prosjekter du arbeider på',
    table: 'project_member',
    who: [['contact_person_id', 'contact']],
    told: [],
    named: project,
  },
  {
    title: 'Favoritter',
    table: 'project_favourite',
    who: [['contact_person_id', 'contact']],
    told: [],
    named: project,
  },
  {
    title: 'Siste prosjekter',
    table: 'recent_project',
    who: [['contact_person_id', 'contact']],
    told: ['opened_at'],
    named: project,
  },
  {
    title: 'Sikkerhetsinstrukser du har åpnet',
    table: 'psi_opening',
    who: [['person_id', 'person']],
    told: ['opened_at'],
    named: project,
  },
  {
    title: 'Sikkerhetsinstrukser du har bekreftet',
    table: 'psi_agreement',
    who: [['person_id', 'person']],
    told: ['confirmed_on'],
    named: project,
  },
  {
    title: 'Oversiktslister',
    table: 'site_day',
    who: [
      ['person_id', 'person'],
      ['email', 'email'],
    ],
    told: ['day', 'name', 'birth_date', 'hms_card_number', 'employer', 'first_in', 'last_out'],
    named: project,
  },
  {
    title: 'Inn- og utpasseringer',
    table: 'infotech_event',
    who: [['email', 'email']],
    told: ['direction', 'project_ids', 'occurred_at'],
  },
  {
    title: 'Brakkerigger du har ansvar for',
    table: 'barrack',
    who: [['responsible_id', 'contact']],
    told: ['name'],
    named: project,
  },
  {
    title: 'Bookinger',
    table: 'barrack_booking',
    who: [
      ['contact_person_id', 'contact'],
      ['created_by_id', 'contact'],
    ],
    told: ['from_date', 'to_date', 'created_at'],
    named: { room_id: 'barrack_room' },
  },
  {
    title: 'Bestillinger du er kontakt for',
    table: 'purchase_order',
    who: [
      ['our_contact_id', 'contact'],
      ['site_contact_id', 'contact'],
    ],
    told: ['id', 'order_number', 'process', 'supplier', 'order_date', 'delivery_date'],
    named: project,
  },
  {
    title: 'Varemottak du har bekreftet',
    table: 'goods_receipt',
    who: [['created_by_id', 'contact']],
    told: ['order_id', 'created_at', 'note'],
  },
  {
    title: 'Møtereferater du har skrevet',
    table: 'minute',
    who: [['author_id', 'contact']],
    told: ['number', 'name', 'type'],
    named: project,
  },
  {
    title: 'Møter du var med i, eller fikk referatet fra',
    table: 'minute_person',
    who: [['contact_person_id', 'contact']],
    told: ['minute_id'],
    named: { minute_id: 'minute' },
  },
  {
    title: 'Punkter i møtereferater som du har ansvar for',
    table: 'minute_registration',
    who: [['responsible_id', 'contact']],
    told: ['heading', 'text'],
    named: { minute_id: 'minute' },
  },
];
