import type { Project } from '@byggtun/shared/contract/project';
import { LRUCache } from 'lru-cache';

import type { Connection } from '../../../core/database/connect';
import { runPrepared } from '../../../core/database/runPrepared';
import { retell, writeList, type Written, type WrittenList } from '../../../core/http/writtenList';
import type { CurrentUser } from '../../../record/person/currentUser';
import { personalProjects } from './personalProjects';
import { selectProjects } from './selectProjects';

type Projects = Promise<WrittenList<Project>>;

/** What a company sees is kept for so many companies; 2 MB each when there are 5,000 projects. */
const mostCompanies = 20;
/** A colleague whom nothing but the company connects with any project. */
const nobody = { id: 0, personId: 0 };

/**
 * Finds all projects that somebody may see, by name. What their company sees is written once and kept as long as
 * `project_revision` says that nothing of it has changed, on whatever instance; what is the person's own is asked for each time.
 */
export const createAllProjects = ({ db, pool }: Connection) => {
  const kept = new LRUCache<string, { revision: string; projects: Projects }>({ max: mostCompanies });

  const ofCompany = (user: CurrentUser, revision: string): Projects => {
    const key = `${user.companyId}:${user.isByggtun}`;
    const known = kept.get(key);
    if (known?.revision === revision) return known.projects;
    // Read after the revision was: it may be newer than what it is kept under, never older.
    const projects = runPrepared(pool, selectProjects(db, { ...user, ...nobody })).then(writeList);
    const made = { revision, projects };
    kept.set(key, made);
    projects.catch(() => kept.peek(key) === made && kept.delete(key));
    return projects;
  };

  return async (user: CurrentUser): Promise<Written<Project[]>> => {
    const [[state], own] = await Promise.all([
      runPrepared(pool, db.selectFrom('project_revision').select('id')),
      runPrepared(pool, selectProjects(db, user).where('project.id', 'in', personalProjects(db, user))),
    ]);
    if (!state) throw new Error('project_revision is empty');
    return retell(await ofCompany(user, state.id), own);
  };
};
