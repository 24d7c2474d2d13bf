import { CallError } from './CallError';

/** The first text for each field that the server refused, by the field's dotted name; empty for any other failure. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof CallError) || error.failure.kind !== 'refused') return {};
  const texts = Object.entries(error.failure.answer?.errors ?? {});
  return Object.fromEntries(texts.map(([field, lines]) => [field, lines[0] ?? '']));
}
