import { type ErrorAnswer, errorAnswer } from '../contract/error';
import type { Route, RouteAnswer, RouteInput } from '../contract/route';
import { CallError } from './CallError';
import { callInit, type CallInput, callPath } from './request';

/** Where calls go and who makes them; the shell knows both. */
export interface CallTarget {
  /** Address of the API without a slash at the end, such as `/api`. */
  base: string;
  /** The bearer token; not asked for by open routes. A rejection that is no `CallError` counts as an answer with status 401. */
  getToken: () => Promise<string>;
}

/** What may be said of one call while it is under way. */
export interface CallControl {
  /** Gives it up. */
  signal?: AbortSignal;
  /** Reads the file of a streamed answer, to tell how far it has come. */
  read?: (response: Response) => Promise<Blob>;
}

/** After this many milliseconds without its whole answer, the token's renewal included, a call has none; files need longer to go up, and what is large or made while it is sent to come. */
function timeoutOf({ form, bytes, streamed, stored }: Route): number {
  if (streamed || stored) return 900_000;
  return form || bytes ? 120_000 : 30_000;
}

/**
 * Calls the API by a route of the contract and gives its answer.
 * @throws CallError for every other end, but the signal's reason when it was given up
 */
export async function call<R extends Route>(
  target: CallTarget,
  route: R,
  input: RouteInput<R>,
  control: CallControl = {},
): Promise<RouteAnswer<R>> {
  const parts = (input as CallInput | undefined) ?? {};
  const limit = AbortSignal.timeout(timeoutOf(route));
  const signal = control.signal ? AbortSignal.any([control.signal, limit]) : limit;
  try {
    const token = route.open ? undefined : await tokenOf(target, signal);
    const init = { ...callInit(route, parts, token), signal };
    const response = await send(target.base + callPath(route, parts), init);
    if (!response.ok) throw await refusal(response);
    return (await read(route, response, control)) as RouteAnswer<R>;
  } catch (error) {
    control.signal?.throwIfAborted();
    throw error;
  }
}

async function tokenOf(target: CallTarget, signal: AbortSignal): Promise<string> {
  try {
    return await Promise.race([target.getToken(), brokenOff(signal)]);
  } catch (cause) {
    if (!navigator.onLine) throw new CallError({ kind: 'offline' }, { cause });
    if (cause instanceof CallError) throw cause;
    if (signal.aborted) throw new CallError({ kind: 'noAnswer' }, { cause });
    throw new CallError({ kind: 'refused', status: 401, answer: undefined }, { cause });
  }
}

/** Never answers, but breaks off with the signal: the provider's library takes none. */
const brokenOff = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new CallError({ kind: navigator.onLine ? 'noAnswer' : 'offline' }, { cause });
  }
}

async function refusal(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '');
  const { status } = response;
  return new CallError({ kind: 'refused', status, answer: errorOf(text) ?? textAnswer(status, text) });
}

/** What stands between us and the API may say a part of its shape. */
function errorOf(text: string): ErrorAnswer | undefined {
  try {
    return errorAnswer.safeParse({ error: '', message: '', ...(JSON.parse(text) as object) }).data;
  } catch {
    return undefined;
  }
}

/** A 400 may be told in plain text (docs/product/failures.md#by-answer); markup is for nobody to read. */
const textAnswer = (status: number, text: string): ErrorAnswer | undefined =>
  status === 400 && /^[^<{["]{1,300}$/.test(text.trim()) ? { error: '', message: text.trim() } : undefined;

async function read(route: Route, response: Response, { read: readFile }: CallControl): Promise<unknown> {
  try {
    if (!route.file) return await response.json();
    // What stands between us and the API, such as a network's own sign-in, answers with a page.
    if (response.headers.get('content-type')?.startsWith('text/html')) throw new Error('A page, no file');
    return await (readFile ? readFile(response) : response.blob());
  } catch (cause) {
    throw new CallError({ kind: 'noAnswer' }, { cause });
  }
}
