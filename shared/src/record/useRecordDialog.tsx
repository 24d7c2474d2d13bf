import { type ReactNode, useState } from 'react';

import { staleCode } from '../contract/error';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile';
import { usePortal } from '../portal/portal';
import type { DialogRecord } from './dialogRecord';
import { refusedWith } from './refusedWith';

const labels = {
  status: 'Status',
  responsible: 'Ansvarlig',
  completedBy: 'Utført av',
  comment: 'Kommentar',
};

/**
 * A dialog that changes a case: it stands on the case as it was opened with, and what is saved is said of that one. When somebody has
 * changed the case since, the person sees what, and goes on from there or not; until then the server refuses it as stale.
 * @param now the case as it is now
 */
export function useRecordDialog<Answer>(now: Answer, caseOf: (answer: Answer) => DialogRecord) {
  const { notify } = usePortal();
  const [shown, setShown] = useState(now);
  const [state, setState] = useState<'open' | 'saving' | 'done'>('open');
  // One's own change comes back before its save is over.
  const hasChanged = state === 'open' && caseOf(now).version !== caseOf(shown).version;
  return {
    /** The case that the dialog stands on. */
    shown,
    done: state === 'done',
    /** Stands before the fields. @param onGoOn told the case that the person goes on with */
    notice: (onGoOn?: (now: Answer) => void): ReactNode =>
      hasChanged ? (
        <ChangedMeanwhile
          what="Saken"
          labels={labels}
          before={caseOf(shown)}
          now={caseOf(now)}
          goOnText="Fortsett med saken slik den er nå"
          onGoOn={() => {
            setShown(now);
            onGoOn?.(now);
          }}
        />
      ) : null,
    /** Saves and says so; throws what it was refused for, unless the notice tells of it. */
    attempt: async (save: () => Promise<void>, saved: string): Promise<void> => {
      setState('saving');
      try {
        await save();
      } catch (error) {
        setState('open');
        if (refusedWith(error, staleCode)) return;
        throw error;
      }
      setState('done');
      notify('success', saved);
    },
  };
}
