import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { paths } from '@byggtun/shared/contract/paths';
import type { Portal } from '@byggtun/shared/portal/portal';

/** What a start in a project needs to know. */
export interface StartPlace {
  /** Whether an area has a page for the address. */
  hasPage: (path: string) => boolean;
  /** Where the person has landed; who has gone on meanwhile is not taken away. */
  home: string;
}

/** The one project there is, when it has a page to open; nobody has chosen it, so without a page the person stays. */
export function onlyProject(projects: readonly ProjectName[], { hasPage }: StartPlace): string | undefined {
  const [only] = projects;
  const page = only && projects.length === 1 ? paths.project(only.id) : undefined;
  return page !== undefined && hasPage(page) ? page : undefined;
}

/** Goes to the project that was chosen; while no area has its page, to the list searched for its name. */
export function openProject(
  { navigate }: Pick<Portal, 'navigate'>,
  { id, name }: ProjectName,
  { hasPage }: StartPlace,
): void {
  const page = paths.project(id);
  if (hasPage(page)) navigate(page, { replace: true });
  else if (hasPage(paths.projects)) navigate(`${paths.projects}?search=${encodeURIComponent(name)}`);
}
