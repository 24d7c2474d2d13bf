import { CallError, statusOf } from '../http/CallError';
import { keepAnswer, readKept } from './keptAnswers';
import { noteKept } from './shownCalls';

/** After so many milliseconds without an answer what is kept is shown; the answer takes its place when it comes. */
const timeout = 5_000;

/** Whether the server could not be reached, as against what it refused. */
export const isLost = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.failure.kind !== 'refused' || [502, 503, 504].includes(statusOf(error) ?? 0));

/** Where an answer is kept, and what it must look like. */
interface Place {
  /** Whose it is; undefined where nothing may be kept (kiosks). */
  owner: string | undefined;
  /** The call, by route and input. */
  key: string;
  /** Holds an answer against the contract: the kept one may stem from an older portal. */
  fits: (answer: unknown) => boolean;
}

/**
 * The answer of a call; the one that is kept when the server can't be reached, or takes too long.
 * @param late told the answer that came after the kept one had been given
 */
export async function orKept<Answer>(
  asked: Promise<Answer>,
  { owner, key, fits }: Place,
  late: (answer: Answer) => void,
): Promise<Answer> {
  if (owner === undefined) return asked;
  const fresh = asked.then(
    (answer) => {
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
    if (!found || !fits(found.answer)) return undefined;
    noteKept(key, found.at);
    return { answer: found.answer as Answer };
  };
  const slow = new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), timeout));
  try {
    const first = await Promise.race([fresh.then((answer) => ({ answer })), slow]);
    if (first !== 'slow') return first.answer;
    const found = await kept();
    if (!found) return await fresh;
    fresh.then(late, () => undefined);
    return found.answer;
  } catch (error) {
    const found = isLost(error) ? await kept() : undefined;
    if (found) return found.answer;
    throw error;
  }
}
