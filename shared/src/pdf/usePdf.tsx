import { useEffect, useEffectEvent, useState } from 'react';

import { statusOf } from '../http/CallError';
import { failureNotice } from '../http/failureNotice';
import { useFailure } from '../portal/useFailure';
import { asSentence } from '../text/asSentence';
import { openPdf } from './openPdf';
import type { OpenPdf, PageSize } from './pageDrawing';
import { type LoadPicture, openPagePicture, type PagePicture, picturedPdf } from './pagePicture';

/** Fetches the file that is shown; may be asked again after a failure. */
export type LoadPdf = (signal: AbortSignal) => Promise<Blob>;

/** How far a PDF is on its way to the screen. */
export type PdfState =
  | { kind: 'loading' }
  /** There is no such document: trying again would not help. */
  | { kind: 'missing' }
  | { kind: 'failed'; text: string; file?: Blob }
  /** Without the file no more is there than a picture of the first page. */
  | { kind: 'open'; pdf: OpenPdf; first: PageSize; file?: Blob };

const unreadable = 'Filen kan ikke vises her.';

/** Milliseconds that the picture has the line for itself: it comes long before a large file does, but nobody waits long for it. */
const headStart = 1500;

const pause = (time: number) => new Promise<void>((resolve) => window.setTimeout(resolve, time));

/**
 * A PDF for as long as this is shown.
 * @param loadPicture of one that may have a picture of its first page, which is shown until the file is here, and after
 */
export function usePdf(load: LoadPdf, loadPicture?: LoadPicture): { state: PdfState; again: () => void } {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const fail = useFailure();
  // It stands in the place of the document; only an ended session is told.
  const tell = useEffectEvent((error: unknown) => fail(error, { quiet: true }));
  const fetchFile = useEffectEvent((signal: AbortSignal) => load(signal));
  const fetchPicture = useEffectEvent(
    (signal: AbortSignal) => loadPicture && openPagePicture(loadPicture, signal),
  );

  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let opened: OpenPdf | undefined;
    const become = (next: PdfState) => !signal.aborted && setState(next);
    let picture: PagePicture | undefined;
    const showPicture = async () => {
      picture = await fetchPicture(signal);
      if (picture && !opened) become({ kind: 'open', pdf: picturedPdf(picture), first: picture.size });
    };
    const open = async () => {
      let file: Blob;
      // Without one the document is opened as any other.
      await Promise.race([showPicture().catch(() => undefined), pause(headStart)]);
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
        opened = await openPdf(file, picture);
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
