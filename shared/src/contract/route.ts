import type * as z from 'zod';

/** What a call carries: the parts that its route declares, as the caller writes them. */
export interface RouteSchemas {
  /** Values in the path, by the names written `:name` there. */
  params?: z.ZodType;
  /** Values behind the question mark. */
  query?: z.ZodType;
  /** The body: JSON, or the fields of a form. */
  body?: z.ZodType;
  /** The answer of a successful call: JSON, or a file. */
  answer: z.ZodType;
}

/** What holds of the files in a form. */
export interface FormLimits {
  /** Each has fewer bytes than this. */
  below: number;
  /** What the person is told of a larger one. */
  tooLarge: string;
}

/** One call of the API: the server serves it, the browser calls it, the OpenAPI document describes it. */
export interface Route extends RouteSchemas {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, parameters written `:name`. */
  path: `/${string}`;
  /** One line for the OpenAPI page. */
  summary: string;
  /** The group on the OpenAPI page. */
  tag: string;
  /** True for the few calls that need no sign-in. */
  open?: true;
  /** The body is a form (`multipart/form-data`), and this holds of its files. */
  form?: FormLimits;
  /** The body is bytes as they are (`application/octet-stream`), at most so many; `body` is then `filePiece`. */
  bytes?: number;
  /** The answer is a file of this media type; `answer` is then `file`. */
  file?: string;
  /** The file is sent while it is made; `progressHeaders` say what is to come. */
  streamed?: true;
  /** The browser may keep the answer for so many seconds without asking again; a kiosk never does. */
  keep?: number;
  /** The file lies in the store: it is read while it is sent, has its own media type where `file` leaves it open, and parts of it may be asked for. */
  stored?: true;
  /** The work behind the answer waits in a queue of its own, so that the call is not counted among exports (docs/decisions/turns.md). */
  ownQueue?: true;
}

/** Declares a call; keeps the literal types of its schemas. */
export const route = <const R extends Route>(declared: R): R => declared;

type Part<R, K extends keyof RouteSchemas> = K extends keyof R ? R[K] : undefined;
type InputPart<R, K extends keyof RouteSchemas> =
  Part<R, K> extends z.ZodType ? { [P in K]: z.input<Part<R, K>> } : unknown;

/** What a caller of the route hands over. */
export type RouteInput<R extends Route> = InputPart<R, 'params'> &
  InputPart<R, 'query'> &
  InputPart<R, 'body'>;

/** What a caller of the route gets back. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;
