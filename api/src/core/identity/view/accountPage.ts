import { escapeHtml } from '../../http/escapeHtml';
import { page } from './page';

/** Asks which user goes on: the one who is signed in, or another. */
export const accountPage = (action: string, name: string, email: string): string =>
  page(
    'Velg bruker',
    `<p>Du er logget inn som ${escapeHtml(name)} (${escapeHtml(email)}).</p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="choice" value="same">
<button type="submit">Fortsett som ${escapeHtml(name)}</button></form>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="choice" value="other">
<button type="submit" class="quiet">Bruk en annen bruker</button></form>`,
  );
