import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button } from 'antd';

import { zoomBy } from './zoomSteps';

interface PdfBarProps {
  /** Per cent. */
  zoom: number;
  onZoom: (steps: number) => void;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Absent where nothing is saved (kiosks). */
  onSave?: (() => void) | undefined;
  /** Absent where the browser can't. */
  onPrint?: (() => void) | undefined;
}

/** What one can do with a PDF that is open. A button at its end does nothing, and keeps the focus of who has pressed it until now. */
export function PdfBar({ zoom, onZoom, page, pages, onPage, onSave, onPrint }: PdfBarProps) {
  return (
    <div className="bt-viewer-bar" role="toolbar" aria-label="Visning">
      <Button
        icon={<ZoomOutOutlined aria-hidden />}
        aria-label="Mindre"
        aria-disabled={zoomBy(zoom, -1) === zoom || undefined}
        onClick={() => onZoom(-1)}
      />
      <span className="bt-figures bt-pdf-zoom" role="status">
        <span className="bt-hidden">Størrelse </span>
        {zoom} %
      </span>
      <Button
        icon={<ZoomInOutlined aria-hidden />}
        aria-label="Større"
        aria-disabled={zoomBy(zoom, 1) === zoom || undefined}
        onClick={() => onZoom(1)}
      />
      {pages > 1 ? (
        <span className="bt-pdf-pages">
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label="Forrige side"
            aria-disabled={page <= 1 || undefined}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          <span className="bt-figures" role="status">
            <span className="bt-hidden">Side </span>
            {page} av {pages}
          </span>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label="Neste side"
            aria-disabled={page >= pages || undefined}
            onClick={() => page < pages && onPage(page + 1)}
          />
        </span>
      ) : null}
      {onPrint ? (
        <Button icon={<PrinterOutlined aria-hidden />} aria-label="Skriv ut" onClick={onPrint} />
      ) : null}
      {onSave ? (
        <Button icon={<DownloadOutlined aria-hidden />} aria-label="Last ned" onClick={onSave} />
      ) : null}
    </div>
  );
}
