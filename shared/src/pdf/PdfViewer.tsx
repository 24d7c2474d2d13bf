import './pdf.css';

import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

import type { OpenPdf, PageSize } from './openPdf';
import { pageInSight, showPage } from './pageInSight';
import { PdfBar } from './PdfBar';
import { PdfPage } from './PdfPage';
import { useStage } from './useStage';
import { zoomBy } from './zoomSteps';

interface PdfViewerProps {
  pdf: OpenPdf;
  /** Size of the first page. */
  first: PageSize;
  /** Called when the first page is on the screen. */
  onShown?: (() => void) | undefined;
  /** Absent where nothing is saved (kiosks). */
  onSave?: (() => void) | undefined;
  /** Absent where the browser can't. */
  onPrint?: (() => void) | undefined;
  /** Where the bar stands when that is not below the pages; null while the place is not there yet. */
  barPlace?: HTMLElement | null;
  /** What stands last below the pages. */
  children?: ReactNode;
}

const nothing = () => undefined;

/** The pages of a PDF below each other, scrolled or turned; the bar, or +, - and 0, make them larger, smaller and as they were. */
export function PdfViewer({ pdf, first, onShown, onSave, onPrint, barPlace, children }: PdfViewerProps) {
  const [zoom, setZoom] = useState(100);
  const [page, setPage] = useState(1);
  const change = (steps: number) => setZoom((now) => zoomBy(now, steps));
  const { stage, width } = useStage(zoom, change);

  const press = (key: string) => {
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
    <div className="bt-pdf-viewer" onKeyDown={({ key }) => press(key)}>
      <div
        ref={stage}
        className="bt-pdf-stage"
        tabIndex={0}
        role="region"
        aria-label="Dokumentet"
        onScroll={({ currentTarget }) => setPage(pageInSight(currentTarget))}
      >
        {Array.from({ length: pdf.pages }, (_, index) => (
          <PdfPage
            key={index}
            pdf={pdf}
            number={index + 1}
            width={width}
            expected={first}
            onDrawn={(index === 0 && onShown) || nothing}
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
