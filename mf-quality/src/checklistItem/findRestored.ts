import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import type { Edit } from './findSendable';
import type { ItemKind } from './itemKind';

/** What the device has kept of these items and is not saved. */
export const findRestored = (
  found: ChecklistDraft,
  items: readonly ChecklistItem[],
  kindOf: (item: ChecklistItem) => ItemKind,
): Edit[] => {
  const known = new Map(items.map((item) => [item.id, item]));
  return found.flatMap(({ id, version, value }) => {
    const item = known.get(id);
    // Saved since, when the item is newer and says the same; the device's own copy of it may be older than what is on the server.
    const isSaved = item && version < item.version && value === kindOf(item).toForm(item);
    return item && !isSaved ? [{ item, version, value }] : [];
  });
};
