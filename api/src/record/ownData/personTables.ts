import { anonymous } from '@byggtun/shared/contract/anonymisation';
import { sql } from 'kysely';

import type { Anonymised, OwnTable } from './ownTable';

const none = sql`null`;
const empty = sql`''`;

/** Who somebody is, taken away; the address keeps each apart, and nobody is written to at it. */
const nobody: Anonymised = {
  email: sql`'anonymisert-' || own.id || '@byggtun.invalid'`,
  first_name: sql`${anonymous.firstName}`,
  last_name: sql`${anonymous.lastName}`,
  title: empty,
  mobile: empty,
  birth_date: none,
  photo_version: none,
  active_contact_person_id: none,
  signed_in_at: none,
};

/** What cases stand on stays; the rest of somebody in a company goes. */
const leftAlone: Anonymised = {
  ...{ active: sql`false`, is_main_contact: sql`false`, is_admin: sql`false` },
  ...{ hms_card_number: none, hms_card_issued_date: none, version: sql`own.version + 1` },
};

/** What a person is known by: who they are, whom they act for, how they sign in, what they were told. */
export const personTables: readonly OwnTable[] = [
  {
    title: 'Person',
    table: 'person',
    who: [
      ['id', 'person'],
      ['active_contact_person_id', 'contact'],
      ['email', 'email'],
    ],
    told: [
      ...['email', 'first_name', 'last_name', 'title', 'mobile', 'birth_date', 'active_contact_person_id'],
      'signed_in_at',
    ],
    anonymised: nobody,
  },
  {
    title: 'Roller',
    table: 'person_role',
    who: [['person_id', 'person']],
    told: ['role'],
    anonymised: 'deleted',
  },
  {
    title: 'Firmaer',
    table: 'contact_person',
    who: [['person_id', 'person']],
    told: [
      ...['id', 'is_main_contact', 'is_admin', 'active', 'hms_card_number', 'hms_card_issued_date'],
      'deactivated_at',
    ],
    anonymised: leftAlone,
    named: { company_id: 'company' },
  },
  {
    title: 'Kontaktpersoner du har deaktivert',
    table: 'contact_person',
    who: [['deactivated_by_id', 'contact']],
    told: ['id', 'deactivated_at'],
    anonymised: 'points',
  },
  {
    title: 'Innlogging',
    table: 'sign_in_account',
    who: [['email', 'email']],
    told: ['email', 'person_name'],
    anonymised: 'deleted',
  },
  {
    title: 'E-poster til deg',
    table: 'mail',
    who: [['to_address', 'email']],
    told: ['created_at', 'sent_at', 'subject', 'text'],
    anonymised: 'deleted',
    address: { column: 'to_address' },
  },
  {
    title: 'E-poster sendt på grunn av noe du gjorde',
    table: 'mail',
    who: [['by_id', 'contact']],
    told: ['created_at', 'path'],
    anonymised: 'points',
  },
];
