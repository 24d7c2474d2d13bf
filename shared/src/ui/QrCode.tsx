import { encode } from 'uqr';

interface QrCodeProps {
  /** What a phone reads in it. */
  text: string;
  /** What it leads to, for who can't see it. */
  label: string;
  /** CSS length of a side. */
  side: number | string;
  className?: string;
}

/** The dark squares of a code as the path of a drawing whose unit is one square. */
function drawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}

/** A QR code; whoever shows it gives it a light ground and a margin of four squares. */
export function QrCode({ text, label, side, className }: QrCodeProps) {
  const { size, path } = drawing(text);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
