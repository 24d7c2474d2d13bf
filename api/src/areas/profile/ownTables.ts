import type { OwnTable } from '../../record/ownData/ownTable';

/** How a person came in, what they can, and whom they brought in or took out. */
export const ownTables: readonly OwnTable[] = [
  {
    title: 'Kurs og sertifikater',
    table: 'contact_person_course',
    who: [['contact_person_id', 'contact']],
    told: ['id', 'from_date', 'expiry_date'],
    anonymised: 'deleted',
    named: { course_id: 'course' },
    titles: { course: 'Kurs', expiry_date: 'Utgår' },
  },
  {
    title: 'Profilbilder',
    table: 'profile_photo',
    who: [['person_id', 'person']],
    told: ['size'],
    anonymised: 'deleted',
  },
  {
    title: 'Invitasjoner',
    table: 'invitation',
    who: [
      ['contact_person_id', 'contact'],
      ['email', 'email'],
    ],
    told: ['invited_at', 'expires_at', 'accepted_at'],
    anonymised: 'deleted',
    titles: { accepted_at: 'Tatt imot', invited_at: 'Invitert' },
  },
  {
    title: 'Kontaktpersoner du har invitert',
    table: 'invitation',
    who: [['invited_by_id', 'contact']],
    told: ['contact_person_id', 'invited_at'],
    anonymised: 'points',
    titles: { contact_person_id: 'Kontaktperson', invited_at: 'Invitert' },
  },
  {
    title: 'Anonymisert av Byggtun',
    table: 'anonymisation',
    who: [['person_id', 'person']],
    told: ['created_at'],
    anonymised: 'points',
  },
  {
    title: 'Personer du har anonymisert',
    table: 'anonymisation',
    who: [['by_id', 'contact']],
    told: ['person_id', 'created_at'],
    anonymised: 'points',
    titles: { person_id: 'Person (nr.)' },
  },
];
