import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mayMerge } from '@byggtun/shared/contract/documentRules';
import { useState } from 'react';

/** Which PDFs are chosen for the merged download. */
export interface Choice {
  /** In the order on the screen. */
  chosen: readonly DocumentRow[];
  isChosen: (document: DocumentRow) => boolean;
  choose: (documents: readonly DocumentRow[], isChosen: boolean) => void;
  /** Every PDF that is shown. */
  all: readonly DocumentRow[];
}

/** The choice among the documents that are shown; undefined where no PDF is. */
export function useChoice(documents: readonly DocumentRow[]): Choice | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const all = documents.filter(mayMerge);
  if (all.length === 0) return undefined;
  return {
    all,
    chosen: all.filter(({ uuid }) => keys.has(uuid)),
    isChosen: ({ uuid }) => keys.has(uuid),
    choose: (some, isChosen) => {
      const next = new Set(keys);
      for (const { uuid } of some)
        if (isChosen) next.add(uuid);
        else next.delete(uuid);
      setKeys(next);
    },
  };
}
