import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { clearDrawing, type OpenPdf, type PageSize } from './pageDrawing';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  /** As long as the page's own is not known, so that its place has about its height. */
  expected: PageSize;
  onDrawn: () => void;
}

/** A page of a PDF, drawn while it is in sight or near it; its place stays. */
export function PdfPage({ pdf, number, width, expected, onDrawn }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number === 1);
  const [size, setSize] = useState(expected);
  const scale = width / size.width;
  const drawn = useEffectEvent(onDrawn);

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: place.current?.parentElement ?? null, rootMargin: '100% 0px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!near) {
      if (paper.current?.hasChildNodes()) {
        clearDrawing(paper.current);
        pdf.leave(number);
      }
      return undefined;
    }
    const control = new AbortController();
    const { signal } = control;
    const draw = async (element: HTMLElement) => {
      const own = await pdf.sizeOf(number);
      signal.throwIfAborted();
      setSize(own);
      await pdf.draw(number, { element, scale: width / own.width, signal });
      signal.throwIfAborted();
      drawn();
    };
    // One that can't be drawn stays white; the others are there.
    if (paper.current) draw(paper.current).catch(() => undefined);
    return () => control.abort();
  }, [pdf, number, near, width]);

  return (
    <div
      ref={place}
      className="bt-pdf-page"
      data-page={number}
      role="group"
      aria-label={`Side ${number}`}
      style={{ width, height: Math.round(size.height * scale) }}
    >
      <div ref={paper} style={{ '--total-scale-factor': scale } as React.CSSProperties} />
    </div>
  );
}
