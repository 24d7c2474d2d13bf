import type { FoundPage } from './findPage';

/** Title of a page before it has said one of its own; empty on the way elsewhere. */
export function pageTitle(page: FoundPage): string {
  if (page.kind === 'status') return 'Driftsstatus';
  return page.kind === 'page' ? page.route.title : '';
}
