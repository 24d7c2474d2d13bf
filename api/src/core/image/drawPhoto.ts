import type { FileProblem, PhotoJob } from '../inspection/fileJob';
import { problemOf } from './problemOf';
import { squareOf, type SquarePhoto } from './squarePhoto';

/** A person's photo as it is kept, or why there is none. */
export const drawPhoto = ({ bytes }: PhotoJob): Promise<SquarePhoto | { problem: FileProblem }> =>
  squareOf(Buffer.from(bytes)).catch((error: unknown) => ({ problem: problemOf(error) }));
