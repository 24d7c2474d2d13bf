import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { paths } from '@byggtun/shared/contract/paths';
import type { Transaction } from 'kysely';

import type { Database } from '../database/schema';
import { queueMail } from '../mail/queueMail';
import type { Complaint } from './complaintTable';

const findPerson = (transaction: Transaction<Database>, contactPersonId: number) =>
  transaction
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .where('contact_person.id', '=', contactPersonId)
    .select(['person.email', 'person.first_name as firstName', 'person.full_name as fullName'])
    .executeTakeFirstOrThrow();

const asDay = (day: string) => day.split('-').reverse().join('.');

/** Mails who has become responsible for a case; who has taken it themselves knows. */
export const tellNewResponsible = async (
  transaction: Transaction<Database>,
  actor: CaseActor,
  complaint: Pick<Complaint, 'id' | 'is_enquiry' | 'name' | 'deadline' | 'project_id'>,
  responsibleId: number,
): Promise<void> => {
  if (responsibleId === actor.id) return;
  const { id, is_enquiry, name, deadline, project_id } = complaint;
  const [to, by, project] = [
    await findPerson(transaction, responsibleId),
    await findPerson(transaction, actor.id),
    await transaction
      .selectFrom('project')
      .select('name')
      .where('id', '=', project_id)
      .executeTakeFirstOrThrow(),
  ];
  const noun = is_enquiry ? 'henvendelse' : 'reklamasjon';
  await queueMail(transaction, {
    to: to.email,
    subject: `Du er ny ansvarlig: ${noun} ${id}, ${name}`,
    paragraphs: [
      `Hei ${to.firstName}!`,
      `${by.fullName} har gjort deg ansvarlig for ${noun} ${id}, «${name}», i ${project.name}.`,
      ...(deadline ? [`Fristen er ${asDay(deadline)}.`] : []),
    ],
    path: is_enquiry ? paths.request(id) : paths.complaint(id),
  });
};
