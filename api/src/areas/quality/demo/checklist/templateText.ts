import type { ItemType } from '@byggtun/shared/contract/checklistItem';

/** What is asked: type, text, and how it is found out (HTML) or, of types 2 and 3, what can be chosen. */
export type ItemText = readonly [type: ItemType, text: string, more?: string | readonly string[]];

/** A template of the demo data. */
export interface TemplateText {
  name: string;
  /** 1 a project, 2 a building, 3 a section. */
  level: 1 | 2 | 3;
  /** Id of its trade. */
  trade: number;
  /** 0 deviation, 1 complaint, 2 action. */
  discrepancy: 0 | 1 | 2;
  isSigned: boolean;
  /** Items by the heading that they stand under. */
  sections: Readonly<Record<string, readonly ItemText[]>>;
}
