import { useState } from 'react';

import type { WordState } from './VersionLine';

/** The words on changes that stand beside files whose names are there, until each is a version. */
export function useWords() {
  const [states, setStates] = useState<ReadonlyMap<string, WordState>>(new Map());
  const all = [...states.values()];
  return {
    /** @param guid of the file */
    tell: (guid: string, state: WordState | undefined) =>
      setStates((before) => {
        const others = [...before].filter(([one]) => one !== guid);
        return new Map(state ? [...others, [guid, state]] : others);
      }),
    /** Some would be lost. */
    isWritten: all.length > 0,
    /** One is sent now. */
    isSending: all.includes('sending'),
    /** That of this file is sent now. */
    isSent: (guid: string | undefined) => guid !== undefined && states.get(guid) === 'sending',
  };
}
