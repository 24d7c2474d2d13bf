import type { OwnTable } from './ownTable';

/** What a person is known by: who they are, whom they act for, how they come in, what they were told. */
export const personTables: readonly OwnTable[] = [
  {
    title: 'Person',
    table: 'person',
    who: [
      ['id', 'person'],
      ['active_contact_person_id', 'contact'],
      ['email', 'email'],
    ],
    told: ['email', 'first_name', 'last_name', 'title', 'mobile', 'birth_date', 'active_contact_person_id'],
  },
  { title: 'Roller', table: 'person_role', who: [['person_id', 'person']], told: ['role'] },
  {
    title: 'Firmaer',
    table: 'contact_person',
    who: [['person_id', 'person']],
    told: [
      ...['id', 'is_main_contact', 'is_admin', 'active', 'hms_card_number', 'hms_card_issued_date'],
      'deactivated_at',
    ],
    named: { company_id: 'company' },
  },
  {
    title: 'Kontaktpersoner du har deaktivert',
    table: 'contact_person',
    who: [['deactivated_by_id', 'contact']],
    told: ['id', 'deactivated_at'],
  },
  {
    title: 'Kurs og sertifikater',
    table: 'contact_person_course',
    who: [['contact_person_id', 'contact']],
    told: ['from_date', 'expiry_date'],
    named: { course_id: 'course' },
  },
  {
    title: 'Profilbilder',
    table: 'profile_photo',
    who: [['person_id', 'person']],
    told: ['size'],
  },
  { title: 'Innstillinger', table: 'person_setting', who: [['person_id', 'person']], told: ['key', 'value'] },
  {
    title: 'Invitasjoner',
    table: 'invitation',
    who: [
      ['contact_person_id', 'contact'],
      ['email', 'email'],
    ],
    told: ['invited_at', 'expires_at', 'accepted_at'],
  },
  {
    title: 'Kontaktpersoner du har invitert',
    table: 'invitation',
    who: [['invited_by_id', 'contact']],
    told: ['contact_person_id', 'invited_at'],
  },
  {
    title: 'Innlogging',
    table: 'sign_in_account',
    who: [['email', 'email']],
    told: ['email', 'person_name'],
  },
  {
    title: 'E-poster til deg',
    table: 'mail',
    who: [['to_address', 'email']],
    told: ['created_at', 'sent_at', 'subject', 'text'],
  },
  {
    title: 'E-poster sendt på grunn av noe du gjorde',
    table: 'mail',
    who: [['by_id', 'contact']],
    told: ['created_at', 'path'],
  },
];
