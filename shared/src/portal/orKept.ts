import { CallError, statusOf } from '../http/CallError';
import { isSameAnswer } from '../http/isSameAnswer';
import { keepAnswer, readKept } from './keptAnswers';
import { noteKept } from './shownCalls';

/** After so many milliseconds without an answer what is kept is shown; the answer takes its place when it comes. */
const timeout = 5_000;

/** Whether the server could not be reached, as against what it refused. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.failure.kind !== 'refused' || [502, 503, 504].includes(statusOf(error) ?? 0));

/** Where an answer is kept, what it must look like, and what the page has of it. */
interface Place {
  /** Whose it is; undefined where nothing may be kept (kiosks). */
  owner: string | undefined;
  /** The call, by route and input. */
  key: string;
  /** Holds an answer against the contract: the kept one may stem from an older portal. */
  fits: (answer: unknown) => boolean;
  /** What the page has of the call already; newer than what is kept, where a command has answered since. */
  shown: () => unknown;
  /** Told that the answer came late, and that the page has something else by then, which may be newer. */
  again: () => void;
  /** Told that the call was refused after the kept answer had been given. */
  refuse: () => void;
}

/** When the server gave what the page has of a call, by its key, in milliseconds since 1970. */
const givenAt = new Map<string, number>();

/**
 * The answer of a call. When the server can't be reached, or takes too long, it is what the page has already, else the one
 * that is kept.
 * @param late told the answer that came after the kept one had been given
 */
export async function orKept<Answer>(
  asked: Promise<Answer>,
  { owner, key, fits, shown, again, refuse }: Place,
  late: (answer: Answer) => void,
): Promise<Answer> {
  if (owner === undefined) return asked;
  let hasCome = false;
  const fresh = asked.then(
    (answer) => {
      hasCome = true;
      givenAt.set(key, Date.now());
      noteKept(key, undefined);
      // A file has other ways.
      if (!(answer instanceof Blob)) void keepAnswer(owner, key, answer);
      return answer;
    },
    (error: unknown) => {
      // A refusal is an answer: the server can be asked again.
      if (!isLost(error)) noteKept(key, undefined);
      throw error;
    },
  );
  const kept = async () => {
    const found = await readKept(owner, key);
    // It may have come while the device was read.
    if (hasCome || !found || !fits(found.answer)) return undefined;
    const own = shown();
    const { answer, at } = own === undefined ? found : { answer: own, at: givenAt.get(key) ?? found.at };
    givenAt.set(key, at);
    noteKept(key, at);
    return { answer: answer as Answer };
  };
  const slow = new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), timeout));
  try {
    const first = await Promise.race([fresh.then((answer) => ({ answer })), slow]);
    if (first !== 'slow') return first.answer;
    const found = await kept();
    if (!found) return await fresh;
    fresh.then(
      (answer) => (isSameAnswer(shown(), found.answer) ? late(answer) : again()),
      (error: unknown) => {
        if (!isLost(error)) refuse();
      },
    );
    return found.answer;
  } catch (error) {
    const found = isLost(error) ? await kept() : undefined;
    if (found) return found.answer;
    throw error;
  }
}
