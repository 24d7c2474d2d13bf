import { listAvailableChecklists } from '@byggtun/shared/contract/checklistCreate';
import { listHouses, listSections } from '@byggtun/shared/contract/projectPlace';
import type { SelectOption } from '@byggtun/shared/form/SelectField';
import { useCall } from '@byggtun/shared/portal/useCall';

/** What stands in the form. */
export interface Chosen {
  projectId: number | undefined;
  houseId: number | null;
  sectionId: number | null;
  checklistId: number | undefined;
  assignedTo: number | undefined;
  deadLine: string;
}

/** What the fields that wait for another can be set to; undefined while the other is empty, and until it is known. */
export function useCreateChoices({ projectId, houseId, sectionId }: Chosen) {
  const ofProject = projectId === undefined ? null : { params: { id: projectId } };
  const houses = useCall(listHouses, ofProject);
  const sections = useCall(listSections, houseId === null ? null : ofProject);
  const available = useCall(
    listAvailableChecklists,
    projectId === undefined
      ? null
      : {
          query: {
            projectId,
            ...(houseId !== null && { houseId }),
            ...(sectionId !== null && { sectionId }),
          },
        },
  );
  const inHouse = sections.data?.filter((section) => section.houseId === houseId);
  return {
    houses: houses.data?.map(({ id, name }): SelectOption => ({ key: id, text: name })),
    sections: inHouse?.map(({ id, sectionNum, apartmentKey }): SelectOption => ({
      key: id,
      text: [sectionNum, apartmentKey].filter(Boolean).join(' / '),
    })),
    checklists: available.data?.map(({ checklistId, name, itemsCount }): SelectOption => ({
      key: checklistId,
      text: `${name} (${itemsCount} punkter)`,
    })),
  };
}
