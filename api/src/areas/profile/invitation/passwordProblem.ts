/** The fewest characters of a password that is chosen (NIST SP 800-63B-4 asks for length, and for no kinds of characters). */
export const shortestPassword = 12;

/** Why a password can't be chosen, as the person is told it, or undefined. @param email in small letters */
export function passwordProblem(password: string, again: string, email: string): string | undefined {
  if ([...password.normalize('NFC')].length < shortestPassword)
    return `Passordet må ha minst ${shortestPassword} tegn.`;
  if (password.trim().toLowerCase() === email) return 'Passordet kan ikke være e-postadressen din.';
  return password === again ? undefined : 'Passordene er ikke like.';
}
