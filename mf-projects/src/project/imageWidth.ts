import { type ProjectImageWidth, projectImageWidths } from '@byggtun/shared/contract/projectFile';

const largest = projectImageWidths[projectImageWidths.length - 1] ?? 1920;

/** The smallest width that is sharp in a frame of so many CSS pixels on this screen; the largest when none is. */
export const imageWidth = (frame: number, pixelRatio = window.devicePixelRatio): ProjectImageWidth =>
  projectImageWidths.find((width) => width >= frame * pixelRatio) ?? largest;
