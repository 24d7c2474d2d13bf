import './pdf.css';

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

import { isShortcut } from '../ui/isShortcut';
import type { OpenPdf, PageSize } from './pageDrawing';
import { isEndInSight, pageInSight, showPage } from './pageInSight';
import { PdfBar } from './PdfBar';
import { PdfPage } from './PdfPage';
import { useStage } from './useStage';
import { readableZoom, zoomBy } from './zoomSteps';

interface PdfViewerProps {
  pdf: OpenPdf;
  /** Size of the first page. */
  first: PageSize;
  /** Called when the first page is on the screen. */
  onShown?: (() => void) | undefined;
  /** Called when the last page has been on the screen; one that can't be drawn holds nobody up. */
  onRead?: (() => void) | undefined;
  /** Opens it so large that its text can be read, on a phone wider than the screen. */
  readable?: boolean;
  /** Absent where nothing is saved (kiosks). */
  onSave?: (() => void) | undefined;
  /** Absent where the browser can't. */
  onPrint?: (() => void) | undefined;
  /** Where the bar stands when that is not below the pages; null while the place is not there yet. */
  barPlace?: HTMLElement | null;
  /** What stands last below the pages. */
  children?: ReactNode;
}

/** Of a dialog as large as a phone, and of the page in its stage, CSS pixels. */
const beside = 80;

const nothing = () => undefined;

/** The pages of a PDF below each other, scrolled or turned; the bar, or +, - and 0, make them larger, smaller and as they were. */
export function PdfViewer(props: PdfViewerProps) {
  const { pdf, first, onShown, onRead, readable, onSave, onPrint, barPlace, children } = props;
  const [zoom, setZoom] = useState(() =>
    readable ? readableZoom(first.width, window.innerWidth - beside) : 100,
  );
  const [page, setPage] = useState(1);
  const change = (steps: number) => setZoom((now) => zoomBy(now, steps));
  const { stage, width } = useStage(zoom, change);
  const [shown, setShown] = useState(false);
  const read = useEffectEvent(() => {
    if (shown && stage.current && (page === pdf.pages || isEndInSight(stage.current))) onRead?.();
  });
  useEffect(() => read(), [page, shown, zoom]);

  const show = () => {
    setShown(true);
    onShown?.();
  };

  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const { key } = event;
    if (key === '+') change(1);
    if (key === '-') change(-1);
    if (key === '0') setZoom(100);
  };
  const goTo = (number: number) => {
    setPage(number);
    if (stage.current) showPage(stage.current, number);
  };
  const bar = (
    <PdfBar
      zoom={zoom}
      onZoom={change}
      page={page}
      pages={pdf.pages}
      onPage={goTo}
      onSave={onSave}
      onPrint={onPrint}
    />
  );
  return (
    <div className="bt-pdf-viewer" onKeyDown={press}>
      <div
        ref={stage}
        className="bt-pdf-stage"
        tabIndex={0}
        role="region"
        aria-label="Dokumentet"
        onScroll={({ currentTarget }) => {
          const atEnd = shown && isEndInSight(currentTarget);
          setPage(atEnd ? pdf.pages : pageInSight(currentTarget));
        }}
      >
        {Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            width={width}
            expected={first}
            onDrawn={index === 0 ? show : nothing}
          />
        ))}
      </div>
      {barPlace === undefined ? (
        <div className="bt-pdf-foot">
          {bar}
          {children}
        </div>
      ) : (
        barPlace && createPortal(bar, barPlace)
      )}
    </div>
  );
}
