/** Why there is no PDF: the file can't be read, it took longer or more than it may, or what converts is away for now. */
export type ConversionProblem = 'unreadable' | 'tooDemanding' | 'away';

/** Rejects a file that no PDF has been made of. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  readonly why: ConversionProblem;
  constructor(why: ConversionProblem) {
    super(`There is no PDF: ${why}`);
    this.why = why;
  }
}

/** A file on this machine, and where its PDF is to lie. */
export interface ConversionJob {
  from: string;
  /** What it is, such as 'docx'. */
  extension: string;
  to: string;
}

/** Makes a PDF of a Word or Excel file, within so many milliseconds. @throws ConversionError */
export type Converter = (job: ConversionJob, timeout: number) => Promise<void>;
