import { escapeHtml } from '../../../core/http/escapeHtml';
import { page } from '../../../core/identity/view/page';
import type { LiveInvitation } from './findInvitation';
import { shortestPassword } from './passwordProblem';

/** Where the form is sent. */
export const invitationAddress = '/oidc/invitation';

interface Shown {
  invited: LiveInvitation;
  token: string;
  /** What was wrong with the last try. */
  error?: string;
}

/** Asks who was invited for a password; the e-mail stands there for password managers. */
export const invitationPage = ({ invited, token, error }: Shown): string => {
  const { email, fullName, companyName } = invited;
  const isWrong = error !== undefined;
  const marked = `${isWrong ? ' aria-invalid="true"' : ''} aria-describedby="${isWrong ? 'error rule' : 'rule'}"`;
  const alert = isWrong ? `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>` : '';
  const bounds = `required minlength="${shortestPassword}" maxlength="200"`;
  return page(
    'Velg passord',
    `<p>Hei ${escapeHtml(fullName)}! Du er invitert til Byggtun som kontaktperson for ${escapeHtml(companyName)}.</p>
${alert}
<form method="post" action="${invitationAddress}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label>E-post
<input name="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}"></label>
<label>Passord
<input name="password" type="password" autocomplete="new-password" ${bounds}${marked} autofocus></label>
<label>Gjenta passordet
<input name="again" type="password" autocomplete="new-password" ${bounds}${marked}></label>
<p id="rule">Minst ${shortestPassword} tegn. Flere ord etter hverandre er lette å huske.</p>
<button type="submit">Lagre passord</button>
</form>`,
  );
};

/** Stands where the password was saved. */
export const acceptedPage = (): string =>
  page(
    'Passordet er lagret',
    '<p>Nå kan du logge inn med e-postadressen din og passordet du valgte.</p><a class="button" href="/dashboard">Til innloggingen</a>',
  );

/** Stands where a link does not hold, whatever the reason: it tells nobody who is known here. */
export const deadPage = (): string =>
  page(
    'Lenken virker ikke',
    '<p>Den er brukt, utløpt eller erstattet av en nyere. Har du valgt passord, kan du logge inn. Ellers kan hovedkontaktpersonen i firmaet ditt invitere deg på nytt.</p><a class="button" href="/dashboard">Til innloggingen</a>',
  );
