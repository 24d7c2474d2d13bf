import type { Checklist } from '@byggtun/shared/contract/checklist';
import { paths } from '@byggtun/shared/contract/paths';
import type { Crumb } from '@byggtun/shared/ui/Breadcrumbs';

/** The way to a checklist: the list, the project, the building. */
export const checklistCrumbs = ({ id, projectId, projectName, houseId, houseNum }: Checklist): Crumb[] => [
  { text: 'Sjekklister', to: paths.checklists },
  { text: projectName, to: paths.project(projectId) },
  ...(houseId === null ? [] : [{ text: `Bygg ${houseNum}`, to: paths.house(projectId, houseId) }]),
  { text: `Sjekkliste ${id}` },
];
