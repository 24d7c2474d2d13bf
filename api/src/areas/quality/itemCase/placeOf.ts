import type { StoredChecklist } from '../checklist/checklistTable';

/** Where a checklist belongs, as cases take it. */
export const placeOf = ({ project_id, house_id, section_id }: StoredChecklist) => ({
  projectId: project_id,
  houseId: house_id,
  sectionId: section_id,
});
