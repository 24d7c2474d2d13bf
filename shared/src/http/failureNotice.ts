import type { ErrorAnswer } from '../contract/error';
import { CallError } from './CallError';

/** What a person is told about a failed call. */
export interface FailureNotice {
  kind: 'warning' | 'error';
  /** Norwegian; lines are parted by line breaks. */
  text: string;
}

/** The server can't be reached, though there is a network. */
export const unreachableText = 'Ikke kontakt med server';

/** There is no network. */
export const offlineText = 'Ingen internett tilgang! Sjekk dine innstillinger';

const noAnswer: FailureNotice = { kind: 'error', text: unreachableText };
const offline: FailureNotice = { kind: 'error', text: offlineText };

const warning = (text: string): FailureNotice => ({ kind: 'warning', text });

function invalidInput(answer: ErrorAnswer | undefined): FailureNotice {
  const lines = Object.values(answer?.errors ?? {}).flat();
  if (lines.length > 0) return warning(lines.map((line) => `- ${line}`).join('\n'));
  return warning(answer?.message || 'Ugyldig input');
}

/** The error catalogue of docs/product/failures.md#by-answer: the one place that turns a failed call into words. */
export function failureNotice(error: unknown): FailureNotice {
  if (!(error instanceof CallError) || error.failure.kind === 'noAnswer') return noAnswer;
  if (error.failure.kind === 'offline') return offline;
  const { status, answer } = error.failure;
  if (status === 400) return invalidInput(answer);
  if (status === 401) return warning('Du er ikke logget inn');
  if (status === 404) return warning('Ikke funnet');
  if (status === 415) return warning('Ugyldig forespørsel');
  if (status < 500) return warning(answer?.message || 'Ugyldig input');
  return { kind: 'error', text: answer?.message || answer?.error || 'Feil på server' };
}
