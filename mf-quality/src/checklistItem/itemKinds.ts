import type { ChecklistItem, ItemType } from '@byggtun/shared/contract/checklistItem';

import { dateItem } from './dateItem';
import { decimalItem } from './decimalItem';
import { fileItem } from './fileItem';
import type { ItemKind } from './itemKind';
import { lineItem } from './lineItem';
import { pickManyItem } from './pickManyItem';
import { pickOneItem } from './pickOneItem';
import { relevanceItem } from './relevanceItem';
import { textItem } from './textItem';
import { wholeItem } from './wholeItem';
import { yesNoItem } from './yesNoItem';

/** The kinds of item by their number; an eleventh does not compile until it stands here. */
const itemKinds = {
  0: yesNoItem,
  1: lineItem,
  2: pickOneItem,
  3: pickManyItem,
  4: dateItem,
  5: fileItem,
  6: wholeItem,
  7: decimalItem,
  8: textItem,
  9: relevanceItem,
} as const satisfies Record<ItemType, ItemKind>;

/** The kind of an item. */
export const kindOf = ({ type }: Pick<ChecklistItem, 'type'>): ItemKind => itemKinds[type];
