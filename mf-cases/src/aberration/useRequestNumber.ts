import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { useRef, useState } from 'react';

type RequestNumber = Pick<AberrationDraft, 'requestId' | 'wasSent'>;

const fresh = (): RequestNumber => ({ requestId: crypto.randomUUID() });

/** A draft that was never sent gets another number in each tab that opens it: what one tab saves is no repeat of the other's. */
const numberOf = (found: AberrationDraft | undefined): RequestNumber =>
  found?.wasSent ? { requestId: found.requestId, wasSent: true } : fresh();

/** The number that a report is sent under: the same for each try of one report, so that it is saved once. */
export function useRequestNumber(found: AberrationDraft | undefined) {
  const [number, setNumber] = useState(() => numberOf(found));
  // Of a save that starts right after a renewal, before anything is drawn.
  const latest = useRef(number);
  const change = (next: RequestNumber): RequestNumber => {
    latest.current = next;
    setNumber(next);
    return next;
  };
  return {
    /** As the draft keeps it. */
    number,
    /** The number for a try that begins now. */
    begin: (): string => change({ ...latest.current, wasSent: true }).requestId,
    /** What is sent from here on is another report. */
    renew: () => change(fresh()),
  };
}
