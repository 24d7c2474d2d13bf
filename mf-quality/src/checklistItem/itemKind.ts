import type { ChecklistItem, ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import type { ComponentType } from 'react';

/** An answer as it is sent, without what says of which item it is. */
export type Answer = Omit<ItemAnswer, 'id' | 'version'>;

/** What the field of an item is given. */
export interface ItemFieldProps {
  item: ChecklistItem;
  /** What stands in it, as text; empty without an answer. */
  value: string;
  /** Id of the heading that asks. */
  labelId: string;
  /** Id of what is said against the answer. */
  errorId: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** What differs between the kinds of item: a form of three parts, and how an answer reads. */
export interface ItemKind {
  Field: ComponentType<ItemFieldProps>;
  /** What the field holds of what is stored; empty without an answer. */
  toForm: (item: ChecklistItem) => string;
  /** What is sent; undefined while what is written is no answer. */
  toAnswer: (value: string, item: ChecklistItem) => Answer | undefined;
  /** Said of what is written and is no answer. */
  wrong: string;
  /** An answer as people read it; empty without one. */
  words: (value: string, item: ChecklistItem) => string;
  /** What the device keeps of it beside the answer, where it can only be read. */
  Kept?: ComponentType<{ item: ChecklistItem }>;
}
