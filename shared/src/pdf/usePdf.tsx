import { useEffect, useEffectEvent, useState } from 'react';

import { statusOf } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { useFailure } from '../portal/useFailure';
import { type OpenPdf, openPdf, type PageSize } from './openPdf';

/** Fetches the file that is shown; may be asked again after a failure. */
export type LoadPdf = (signal: AbortSignal) => Promise<Blob>;

/** How far a PDF is on its way to the screen. */
export type PdfState =
  | { kind: 'loading' }
  /** There is no such document: trying again would not help. */
  | { kind: 'missing' }
  | { kind: 'failed'; text: string; file?: Blob }
  | { kind: 'open'; pdf: OpenPdf; first: PageSize; file: Blob };

const unreadable = 'Filen kan ikke vises her.';

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A PDF for as long as this is shown. */
export function usePdf(load: LoadPdf): { state: PdfState; again: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const fail = useFailure();
  // It stands in the place of the document; only an ended session is told.
  const tell = useEffectEvent((error: unknown) => fail(error, { quiet: true }));
  const fetchFile = useEffectEvent((signal: AbortSignal) => load(signal));

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let opened: OpenPdf | undefined;
    const become = (next: PdfState) => !signal.aborted && setState(next);
    const open = async () => {
      let file: Blob;
      try {
        file = await fetchFile(signal);
      } catch (error) {
        if (!signal.aborted) tell(error);
        const isMissing = statusOf(error) === 404;
        const text = `Filen kunne ikke hentes. ${asSentence(failureNotice(error).text)}`;
        become(isMissing ? { kind: 'missing' } : { kind: 'failed', text });
        return;
      }
      try {
        opened = await openPdf(file);
        become({ kind: 'open', pdf: opened, first: await opened.sizeOf(1), file });
      } catch {
        become({ kind: 'failed', text: unreadable, file });
      }
      if (signal.aborted) opened?.close();
    };
    void open();
    return () => {
      control.abort();
      opened?.close();
    };
  }, [attempt]);

  const again = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, again };
}
