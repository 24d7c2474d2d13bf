import type { SniffedKind } from './sniffKind';

/** What an animated image may have at most; read from its header, before anything is decoded. */
export interface FrameCaps {
  frames: number;
  /** Of all frames together. */
  pixels: number;
}

/** Finds out what a file is. Paths are of this machine. */
export interface SniffJob {
  kind: 'sniff';
  path: string;
}

/** Draws an image anew, or the small picture of one. */
export interface ImageJob {
  kind: 'clean' | 'thumbnail';
  /** Found in the bytes. */
  mediaType: string;
  /** It is made to fit into a square of so many pixels. */
  side: number;
  from: string;
  to: string;
  caps: FrameCaps;
}

/** Makes a person's photo of what they have sent. */
export interface PhotoJob {
  kind: 'photo';
  bytes: Uint8Array;
}

/** What is asked of the process that looks into files from outside. */
export type FileJob = SniffJob | ImageJob | PhotoJob;

/** The bytes of a file as they are kept. */
export interface Measured {
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Why a file is not taken. */
export type FileProblem =
  | 'wrongKind'
  | 'unreadable'
  | 'tooManyPixels'
  | 'tooManyFrames'
  /** Of which one alone could be drawn. */
  | 'severalPages'
  /** It took longer than it may. */
  | 'tookTooLong'
  /** The process that read it ended on it: it took too much memory, or broke its reader. */
  | 'tooDemanding'
  /** What is drawn of it could not be written. */
  | 'noRoom';

/** What has come of a job that reads or draws a file. */
export type Sniffed = SniffedKind & Measured;
export type Drawn = { mediaType: string; extension: string } & Measured;
