import { getProject } from '@byggtun/shared/contract/project';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { numberIn } from './numberIn';

/** The input of the calls about one project. */
export const projectInput = (id: number) => ({ params: { id } });

/** What the pages of a project and of its houses ask first, beside their code. */
export function firstProjectCalls({ params }: { params: { id?: string | undefined } }): AskedCall[] {
  const id = numberIn(params.id);
  if (id === undefined) return [];
  return [ask(getProject, projectInput(id))];
}
