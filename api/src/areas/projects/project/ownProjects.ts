import { expressionBuilder } from 'kysely';

import type { Database } from '../../../core/database/schema';
import type { CurrentUser } from '../../../record/person/currentUser';

const eb = expressionBuilder<Database, never>();

/** Ids of a person's own projects: developer staff's favourites, a contractor's those that they work on themselves. */
export const ownProjects = ({ id, isByggtun }: CurrentUser) =>
  eb
    .selectFrom(isByggtun ? 'project_favourite' : 'project_member')
    .where('contact_person_id', '=', id)
    .select('project_id');
