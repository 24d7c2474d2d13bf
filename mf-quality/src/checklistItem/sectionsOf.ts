import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

/** Items under one heading. */
export interface ItemSection {
  name: string;
  items: ChecklistItem[];
}

/** The items under their headings, in their order. */
export const sectionsOf = (items: readonly ChecklistItem[]): ItemSection[] => {
  const sections: ItemSection[] = [];
  for (const item of items) {
    const last = sections.at(-1);
    if (last?.name === item.section) last.items.push(item);
    else sections.push({ name: item.section, items: [item] });
  }
  return sections;
};
