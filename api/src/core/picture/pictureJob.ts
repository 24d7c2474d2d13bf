/** Draws the first page of a PDF. Paths are of this machine. */
export interface PictureJob {
  from: string;
  to: string;
  /** Pixels; narrower when the page is so tall that it would have too many. */
  width: number;
}
