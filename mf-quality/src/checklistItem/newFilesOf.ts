import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

/** By what name the device keeps an item's new files. */
export const newFilesOf = ({ id }: ChecklistItem): string => `checkpoint.${id}`;
