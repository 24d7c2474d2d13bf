import { page } from './page';

const script = '<script src="/oidc/asset/submit.js" defer></script>';

/**
 * Logs out. The portal's own request (it carries the person's id token) is carried out without a question; any other
 * page that sends somebody here has to be confirmed.
 * @param form the provider's own form `op.logoutForm`
 */
export const logoutPage = (form: string, isAsked: boolean): string => {
  const filled = form.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"/><button type="submit">Logg ut</button></form>',
  );
  return isAsked
    ? page('Logger ut', `<p>Et øyeblikk …</p>${filled}${script}`)
    : page('Vil du logge ut?', `<p>Du logges ut av Byggtun i denne nettleseren.</p>${filled}`);
};

/** Stands at the end when the portal gave no address to return to. */
export const loggedOutPage = (): string =>
  page(
    'Du er logget ut',
    '<p>Lukk vinduet hvis andre bruker denne maskinen.</p><a class="button" href="/">Til startsiden</a>',
  );
