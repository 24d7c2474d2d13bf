import { FileImage } from '@byggtun/shared/ui/FileImage';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';

import { type Crop, greatestZoom, shownSize, type Size, within } from './crop';

interface CropStageProps {
  file: File;
  /** Known once the picture has been read. */
  size: Size | undefined;
  crop: Crop;
  onSize: (image: HTMLImageElement) => void;
  /** This browser can't read the picture. */
  onUnreadable: () => void;
  onCrop: (crop: Crop) => void;
}

/** Parts of the circle that an arrow key moves the picture. */
const step = 0.04;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The picture under a circle: moved by finger, mouse or arrow keys, and brought nearer. */
export function CropStage({ file, size, crop, onSize, onUnreadable, onCrop }: CropStageProps) {
  const zoomId = useId();
  const held = useRef<{ x: number; y: number }>(undefined);
  const change = (next: Crop) => size && onCrop(within(size, next));
  const move = (x: number, y: number) => change({ ...crop, x: crop.x + x, y: crop.y + y });
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!held.current) return;
    const diameter = event.currentTarget.clientWidth;
    move((event.clientX - held.current.x) / diameter, (event.clientY - held.current.y) / diameter);
    held.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    move(...way);
  };
  const shown = size && shownSize(size, crop.zoom);
  return (
    <div className="photo-crop">
      <div
        className="photo-stage"
        role="application"
        tabIndex={0}
        aria-label="Utsnitt av bildet. Flytt det med piltastene."
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <div
          className="photo-picture"
          style={
            shown && {
              width: `${shown.width * 100}%`,
              height: `${shown.height * 100}%`,
              left: `${(0.5 + crop.x - shown.width / 2) * 100}%`,
              top: `${(0.5 + crop.y - shown.height / 2) * 100}%`,
            }
          }
          onLoad={({ target }) => target instanceof HTMLImageElement && onSize(target)}
        >
          <FileImage file={file} alt="" onError={onUnreadable} />
        </div>
        <div className="photo-ring" aria-hidden />
      </div>
      <label htmlFor={zoomId}>Zoom</label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={greatestZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(event) => change({ ...crop, zoom: Number(event.target.value) })}
      />
    </div>
  );
}
