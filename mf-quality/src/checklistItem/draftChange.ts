import type { ChecklistDraft } from '@byggtun/shared/contract/checklistDraft';

import type { Edit } from './findSendable';

/** What is another in what is written and not saved. */
export interface DraftChange {
  /** Stands no longer: it was saved, taken back, or changed. */
  gone: ChecklistDraft;
  written: ChecklistDraft;
}

type Entry = ChecklistDraft[number];

const isSame = (one: Entry, other: Entry | undefined) =>
  one.id === other?.id && one.version === other.version && one.value === other.value;

/** A draft after a change. Several tabs share it: what another one has written stays. */
export const changeDraft = (stored: ChecklistDraft, { gone, written }: DraftChange): ChecklistDraft => [
  ...stored.filter(
    (one) => !gone.some((other) => isSame(one, other)) && !written.some(({ id }) => id === one.id),
  ),
  ...written,
];

/**
 * Tells what is another since the last time, and nothing while nothing is; what was not stored is told again with the next change.
 * @param tell returns whether the device has stored it
 */
export const createDraftChanges = (tell: (change: DraftChange) => boolean) => {
  let last = new Map<number, Entry>();
  let isKept = true;
  return {
    /** What the device has kept, taken over. */
    begin: (draft: ChecklistDraft): void => {
      last = new Map(draft.map((one) => [one.id, one]));
    },
    follow: (edits: ReadonlyMap<number, Edit>): void => {
      const now = new Map([...edits].map(([id, { version, value }]) => [id, { id, version, value }]));
      const gone = [...last.values()].filter((one) => !isSame(one, now.get(one.id)));
      const written = [...now.values()].filter((one) => !isSame(one, last.get(one.id)));
      isKept = (gone.length === 0 && written.length === 0) || tell({ gone, written });
      if (isKept) last = now;
    },
    /** The device has all of it. */
    isKept: () => isKept,
  };
};
