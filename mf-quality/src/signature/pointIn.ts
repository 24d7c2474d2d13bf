import { signatureSize } from '@byggtun/shared/contract/checklistSave';

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);

/** Where a pointer is, in the measure of the drawing; at the edge when it is outside. */
export const pointIn = (
  { left, top, width, height }: Place,
  { clientX, clientY }: { clientX: number; clientY: number },
): [x: number, y: number] => [
  within(width > 0 ? (clientX - left) / width : 0, signatureSize.width),
  within(height > 0 ? (clientY - top) / height : 0, signatureSize.height),
];
