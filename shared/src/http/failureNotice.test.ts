import { CallError, type CallFailure } from './CallError';
import { failureNotice } from './failureNotice';
import { fieldErrors } from './fieldErrors';

const refused = (
  status: number,
  answer?: { message?: string; error?: string; errors?: Record<string, string[]> },
) => ({ kind: 'refused', status, answer: answer && { error: '', message: '', ...answer } }) as const;

test.each<[CallFailure, string, string]>([
  [refused(400), 'warning', 'Ugyldig input'],
  [refused(400, { message: 'Saken er endret.' }), 'warning', 'Saken er endret.'],
  [
    refused(400, { message: 'Feil', errors: { a: ['Én', 'To'], b: ['Tre'] } }),
    'warning',
    '- Én\n- To\n- Tre',
  ],
  [refused(401), 'warning', 'Du er ikke logget inn'],
  [refused(403, { message: 'Kun ansvarlig kan gjøre dette.' }), 'warning', 'Kun ansvarlig kan gjøre dette.'],
  [refused(404, { message: 'x' }), 'warning', 'Ikke funnet'],
  [refused(415), 'warning', 'Ugyldig forespørsel'],
  [refused(500), 'error', 'Feil på server'],
  [refused(500, { message: 'Databasen svarer ikke.' }), 'error', 'Databasen svarer ikke.'],
  [refused(500, { error: 'oops' }), 'error', 'oops'],
  [{ kind: 'noAnswer' }, 'error', 'Ikke kontakt med server'],
  [{ kind: 'offline' }, 'error', 'Ingen internett tilgang! Sjekk dine innstillinger'],
])('%j is told as %s: %s', (failure, kind, text) => {
  expect(failureNotice(new CallError(failure))).toEqual({ kind, text });
});

test('a refused field has its first text; any other failure has none', () => {
  const error = new CallError(refused(400, { errors: { 'person.mobile': ['Mobil må fylles ut!', 'x'] } }));
  expect(fieldErrors(error)).toEqual({ 'person.mobile': 'Mobil må fylles ut!' });
  expect(fieldErrors(new CallError({ kind: 'noAnswer' }))).toEqual({});
  expect(fieldErrors(new Error('x'))).toEqual({});
});
