import type { Checklist } from '@byggtun/shared/contract/checklist';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';

/** The kinds of case that can be made of an item. */
export type CaseKind = 'aberration' | 'complaint' | 'action';

/** Which dialog is asked for, and of which item. */
export interface AskedCase {
  itemId: number;
  kind: CaseKind;
}

/** What each of the dialogs is given. */
export interface ItemCaseProps {
  checklist: Checklist;
  /** As it is now. */
  item: ChecklistItem;
  /** What stands in the item's field, saved or not. */
  value: string;
  /** Whom one can make responsible without a search. */
  people: readonly ResponsibleOption[];
  /** Called when the dialog is gone. */
  onClosed: () => void;
}
