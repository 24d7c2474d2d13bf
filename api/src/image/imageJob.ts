/** What is asked of the process that draws: an image anew, or the small picture of one. Paths are of this machine. */
export interface ImageJob {
  kind: 'clean' | 'thumbnail';
  /** Found in the bytes. */
  mediaType: string;
  from: string;
  to: string;
}

/** What has come of it: the kind of what was drawn, or why it was not. */
export type ImageOutcome =
  { mediaType: string; extension: string } | { problem: 'tooManyPixels' | 'unreadable' };
