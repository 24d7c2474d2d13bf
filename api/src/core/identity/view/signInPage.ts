import { escapeHtml } from '../../http/escapeHtml';
import { page } from './page';

interface SignInForm {
  /** Where the form is sent. */
  action: string;
  email: string;
  /** What went wrong with the last try. */
  error?: string;
}

/** The page with 'E-post' and 'Passord'; after a wrong try the e-mail stays and the password has the focus. */
export const signInPage = ({ action, email, error }: SignInForm): string => {
  const marked = error === undefined ? '' : ' aria-invalid="true" aria-describedby="error"';
  const alert =
    error === undefined ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const focus = (isHere: boolean) => (isHere ? ' autofocus' : '');
  return page(
    'Logg inn',
    `${alert}
<form method="post" action="${escapeHtml(action)}">
<label>E-post
<input name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${marked}${focus(email === '')}></label>
<label>Passord
<input name="password" type="password" autocomplete="current-password" required maxlength="200"${marked}${focus(email !== '')}></label>
<button type="submit">Logg inn</button>
</form>`,
  );
};
