import type { DocumentRow } from '@byggtun/shared/contract/document';
import { mergePdfs } from '@byggtun/shared/contract/documentCalls';
import { call } from '@byggtun/shared/http/call';
import { CallError } from '@byggtun/shared/http/CallError';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useFailure } from '@byggtun/shared/portal/useFailure';
import { useRef, useState } from 'react';

/** The server's sentence about files that can't be read; undefined when it is another failure. */
function damageIn(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return undefined;
  const { answer } = error.failure;
  return answer?.error === 'damaged' ? answer.message : undefined;
}

/** Has PDFs merged and saved; `damaged` is said of those that can't be, and `run` with `skip` leaves them out. */
export function useMerge(fileName: string) {
  const { apiBase, session } = usePortal();
  const fail = useFailure();
  const control = useRef<AbortController>(undefined);
  const [running, setRunning] = useState(0);
  const [damaged, setDamaged] = useState<string>();

  const run = async (documents: readonly DocumentRow[], { skip = false } = {}) => {
    control.current = new AbortController();
    const { signal } = control.current;
    setDamaged(undefined);
    setRunning(documents.length);
    try {
      const input = {
        query: { fileName, ...(skip && { skip: '1' as const }) },
        body: { documents: documents.map(({ uuid }) => ({ uuid })) },
      };
      const target = { base: apiBase, getToken: session.getToken };
      saveFile(await call(target, mergePdfs, input, { signal }), `${fileName}.pdf`);
    } catch (error) {
      const said = damageIn(error);
      setDamaged(said);
      if (said === undefined && !signal.aborted) fail(error);
    } finally {
      setRunning(0);
    }
  };

  return {
    run,
    /** How many are being merged; 0 when none are. */
    running,
    cancel: () => control.current?.abort(),
    damaged,
    forget: () => setDamaged(undefined),
  };
}
