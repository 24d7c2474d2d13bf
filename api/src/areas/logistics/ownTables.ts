import type { OwnTable } from '../../record/ownData/ownTable';

const project = { project_id: 'project' };

/** What a person has booked, ordered, received or answers for on the sites. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Brakkerigger du har ansvar for',
    table: 'barrack',
    who: [['responsible_id', 'contact']],
    told: ['name'],
    anonymised: 'points',
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
    anonymised: 'points',
    named: { room_id: 'barrack_room' },
    titles: { barrack_room: 'Rom', to_date: 'Til' },
  },
  {
    title: 'Bestillinger du er kontakt for',
    table: 'purchase_order',
    who: [
      ['our_contact_id', 'contact'],
      ['site_contact_id', 'contact'],
    ],
    told: ['id', 'order_number', 'process', 'supplier', 'order_date', 'delivery_date'],
    anonymised: 'points',
    named: project,
    titles: {
      delivery_date: 'Leveres',
      order_date: 'Bestilt',
      order_number: 'Bestilling',
      process: 'Prosess',
      supplier: 'Leverandør',
    },
  },
  {
    title: 'Varemottak du har bekreftet',
    table: 'goods_receipt',
    who: [['created_by_id', 'contact']],
    told: ['order_id', 'created_at', 'note'],
    anonymised: 'points',
    titles: { note: 'Merknad', order_id: 'Bestilling (nr.)' },
  },
];
