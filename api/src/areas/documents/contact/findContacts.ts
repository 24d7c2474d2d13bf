import type { ProjectContact } from '@byggtun/shared/contract/projectContact';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';
import { requireProject } from '../../../record/place/requireProject';

/** The project's own staff; of each contractor that takes part its main contacts and who works on the project. */
const takingPart = (projectId: number) => sql<number>`(
  select unnest(array[responsible_id, sc_id, qa_id]) from project where id = ${projectId}
  union
  select contact_person.id
  from project_company
  join company on company.id = project_company.company_id and not company.is_byggtun
  join contact_person on contact_person.company_id = company.id
  left join project_member on project_member.contact_person_id = contact_person.id
    and project_member.project_id = project_company.project_id
  where project_company.project_id = ${projectId}
    and (contact_person.is_main_contact or project_member.project_id is not null))`;

/** What somebody of the project's own staff is there; empty of others. */
const staffRole = sql<string>`concat_ws(', ',
  case when project.responsible_id = contact_person.id then 'Prosjektleder' end,
  case when project.sc_id = contact_person.id then 'Servicekoordinator' end,
  case when project.qa_id = contact_person.id then 'Kvalitetsansvarlig' end)`;

const role = sql<string>`coalesce(nullif(${staffRole}, ''),
  case when contact_person.is_main_contact then 'Hovedkontaktperson' else person.title end)`;

const group = sql<string>`coalesce(project_company.role, 'Byggherre') collate "nb-NO-x-icu"`;

const isStaff = sql<boolean>`${staffRole} <> ''`;

/**
 * Who takes part in a project, with those first who are asked first.
 * @param isKiosk leaves out what is not for a screen that stands in the open (docs/decisions/contacts.md)
 * @throws Refusal 404 when the project is not theirs to see
 */
export const findContacts = async (
  db: Kysely<Database>,
  user: CurrentUser,
  { projectId, isKiosk }: { projectId: number; isKiosk: boolean },
): Promise<ProjectContact[]> => {
  await requireProject(db, user, projectId);
  const found = await db
    .selectFrom('contact_person')
    .innerJoin('person', 'person.id', 'contact_person.person_id')
    .innerJoin('company', 'company.id', 'contact_person.company_id')
    .innerJoin('project', (join) => join.on('project.id', '=', projectId))
    .leftJoin('project_company', (join) =>
      join
        .onRef('project_company.company_id', '=', 'company.id')
        .onRef('project_company.project_id', '=', 'project.id'),
    )
    .where('contact_person.id', 'in', takingPart(projectId))
    .where('contact_person.active', '=', true)
    .select(['contact_person.id', 'contact_person.is_main_contact as isMain', isStaff.as('isStaff')])
    .select([group.as('contactGroup'), 'company.name as contactName', role.as('projContactRole')])
    .select(['person.full_name as contactPersonPersonFullName'])
    .select(['person.mobile as contactPersonPersonMobile', 'person.email as contactPersonPersonEmail'])
    .orderBy(isStaff, 'desc')
    .orderBy(group)
    .orderBy('company.name')
    .orderBy('contact_person.is_main_contact', 'desc')
    .orderBy('person.full_name')
    .orderBy('contact_person.id')
    .execute();
  return found.map(({ isMain, isStaff: ofStaff, ...contact }) => ({
    ...contact,
    contactPersonPersonMobile: isKiosk && !isMain && !ofStaff ? '' : contact.contactPersonPersonMobile,
    contactPersonPersonEmail: isKiosk ? '' : contact.contactPersonPersonEmail,
  }));
};
