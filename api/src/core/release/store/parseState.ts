import { type ReleaseState, releaseState } from '@byggtun/shared/contract/release';

import { statePath } from './paths';
import { ReleaseProblem } from './ReleaseProblem';

/** Reads the text of `registry.json`; before the first flip nothing is live. @throws ReleaseProblem when it is damaged */
export const parseState = (text: string | undefined): ReleaseState => {
  if (text === undefined) return { revision: 0, areas: {} };
  try {
    return releaseState.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseProblem(
      `Filen ${statePath}, som sier hva som er i drift, er skadet. Hent den fra en sikkerhetskopi; hva som var i drift, står i mappen history ved siden av.`,
      { cause: error },
    );
  }
};
